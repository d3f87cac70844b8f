import {
  Bytes,
  DocumentReference,
  DocumentSnapshot,
  GeoPoint,
  QuerySnapshot,
  Timestamp,
} from 'firebase/firestore/lite';

/** Turns whatever the SDK gave into plain data that two backends can be compared by. */
export function describeResult(result: unknown): unknown {
  if (result instanceof QuerySnapshot) return result.docs.map(describeResult);
  if (result instanceof DocumentSnapshot)
    return { [result.ref.path]: result.exists() ? describeResult(result.data()) : 'missing' };
  if (result instanceof Timestamp)
    return isServerTime(result) ? 'server time' : { timestamp: [result.seconds, result.nanoseconds] };
  if (result instanceof GeoPoint) return { geoPoint: [result.latitude, result.longitude] };
  if (result instanceof Bytes) return { bytes: result.toBase64() };
  if (result instanceof DocumentReference) return { reference: result.path };
  if (typeof result === 'number') return Number.isFinite(result) ? result : String(result);
  if (Array.isArray(result)) return result.map(describeResult);
  if (typeof result === 'object' && result !== null) {
    const entries = Object.entries(result).map(([name, value]) => [name, describeResult(value)] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  return result;
}

/** The times that the cases write themselves are older than 2025. */
function isServerTime({ seconds }: Timestamp): boolean {
  return seconds > Date.UTC(2025, 0) / 1000;
}
