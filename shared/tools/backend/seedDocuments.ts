import { rootOf } from './firestore/document.ts';
import type { JsonObject } from './json.ts';

export interface SeedDocument {
  /** `categories/plumbing` */
  readonly path: string;
  /** Plain values, Dates for timestamps. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Firestore's limit of writes in a commit. */
const WRITES_PER_COMMIT = 500;

/**
 * Writes the documents as the owner, past the rules, to the embedded backend or to Google's emulator.
 * Returns how many. Rejects with the server's message when it refuses some; the commits before it stay.
 */
export async function seedDocuments(
  baseUrl: string,
  documents: readonly SeedDocument[],
  project = 'demo-bazaar',
): Promise<number> {
  const root = rootOf(project);
  for (let start = 0; start < documents.length; start += WRITES_PER_COMMIT) {
    const writes = documents.slice(start, start + WRITES_PER_COMMIT).map(({ path, fields }) => ({
      update: { name: `${root}/${path}`, fields: restFields(fields) },
    }));
    const response = await fetch(`${baseUrl}/v1/${root}:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!response.ok) throw new Error(`Seeding was refused (${response.status}): ${await response.text()}`);
  }
  return documents.length;
}

/**
 * A document's plain fields in the REST form: a whole number becomes an integer, a Date a timestamp, an object
 * a map; undefined fields are omitted. Throws a TypeError for what Firestore has no value for.
 */
export function restFields(fields: object): JsonObject {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, restValue(value)]));
}

function restValue(value: unknown): JsonObject {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: restFields(value) } };
  throw new TypeError(`Firestore has no value for ${typeof value}.`);
}
