import { createHash } from 'node:crypto';
import type { JsonObject } from '../../backend/json.ts';
import { restFields, type SeedDocument } from '../../backend/seedDocuments.ts';

export interface SchoolDocument extends SeedDocument {
  /** The paths of the fields that the sheet has a column for: these are set, or removed where the cell is empty. */
  readonly mask: readonly string[];
}

/** The write of Firestore's REST v1 that makes the document what the sheet says, and keeps its other fields. */
export const writeOf = ({ path, fields, mask }: SchoolDocument, root: string): JsonObject => ({
  update: { name: `${root}/${path}`, fields: restFields(fields) },
  updateMask: { fieldPaths: mask },
});

/** A hash of the write that does not depend on the order of the columns. */
export function hashOfWrite({ fields, mask }: SchoolDocument): string {
  const sorted = JSON.stringify([restFields(fields), mask], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url').slice(0, 16);
}
