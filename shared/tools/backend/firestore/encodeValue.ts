import type { JsonObject } from '../json.ts';
import { formatTimestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** Writes a value in the REST form. */
export function encodeValue(value: Value): JsonObject {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'number':
      return typeof value.value === 'bigint'
        ? { integerValue: String(value.value) }
        : { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value.toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geoPoint':
      return {
        geoPointValue: {
          ...(value.latitude && { latitude: value.latitude }),
          ...(value.longitude && { longitude: value.longitude }),
        },
      };
    case 'array':
      return { arrayValue: value.values.length > 0 ? { values: value.values.map(encodeValue) } : {} };
    case 'map':
      return { mapValue: value.fields.size > 0 ? { fields: encodeFields(value.fields) } : {} };
  }
}

/** Writes the fields of a document or of a map value. */
export function encodeFields(fields: Fields): JsonObject {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
}

/** JSON has no NaN and no infinities: they travel as texts. */
function encodeDouble(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
