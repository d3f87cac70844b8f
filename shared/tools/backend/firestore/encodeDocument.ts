import type { JsonObject } from '../json.ts';
import { pathOf } from './documentName.ts';
import type { StoredDocument } from './documentStore.ts';
import { encodeFields } from './encodeValue.ts';
import { formatTimestamp } from './timestamp.ts';

/** Writes a document in the REST form; one without fields has no `fields`. */
export function encodeDocument({ path, fields, createTime, updateTime }: StoredDocument, root: string): JsonObject {
  return {
    name: `${root}/${pathOf(path)}`,
    ...(fields.size > 0 && { fields: encodeFields(fields) }),
    createTime: formatTimestamp(createTime),
    updateTime: formatTimestamp(updateTime),
  };
}
