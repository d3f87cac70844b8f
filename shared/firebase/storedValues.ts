/** Values of the SDK in the form that the REST API has them, in which cursors are saved. */
import { Timestamp } from 'firebase/firestore/lite';
import { isRecord } from '../contracts/isRecord.ts';
import { decodeValue } from './restValues.ts';

/** The REST form of a value that the SDK has read. What has none here is undefined, also within another: no cursor is made of it. */
export function toStored(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (value instanceof Timestamp) return { timestampValue: toText(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toStored) } };
  return isPlain(value) ? { mapValue: { fields: storedFields(value) } } : undefined;
}

const storedFields = (map: object) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toStored(value)]));

const toText = ({ seconds, nanoseconds }: Timestamp): string =>
  new Date(seconds * 1000).toISOString().replace('000Z', `${String(nanoseconds).padStart(9, '0')}Z`);

/** False for the SDK's own classes. */
const isPlain = (value: unknown): value is object =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;

/** One part of a cursor as the SDK takes it. */
export function fromCursor(part: unknown): unknown {
  if (!isRecord(part)) return part; // the id
  const { seconds, nanoseconds } = part;
  // In pages that an earlier build has saved.
  if (typeof seconds === 'number' && typeof nanoseconds === 'number') return toTimestamp(seconds, nanoseconds);
  return decodeValue(part, toTimestamp);
}

const toTimestamp = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
