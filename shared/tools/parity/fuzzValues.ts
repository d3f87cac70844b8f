import type { JsonObject } from '../backend/json.ts';
import { IDS, ROOT } from './fuzzWorld.ts';
import type { Random } from './random.ts';

const INTEGERS: readonly string[] = [
  '0',
  '1',
  '-1',
  '2',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
];
const DOUBLES: readonly (number | string)[] = [
  0,
  '-0',
  1,
  1.5,
  -0.5,
  'NaN',
  'Infinity',
  '-Infinity',
  2 ** 53,
  2 ** 63,
  5e-324,
  1e308,
];
const TEXTS: readonly string[] = [
  '',
  'a',
  'A',
  'ab',
  'b',
  'é',
  'e\u0301',
  '\uFFFD',
  '😀',
  'नमस्ते',
  '10',
  '9',
  'a\u0000b',
];
const BYTES: readonly string[] = ['', 'AA==', 'AAE=', 'AQ==', '/w=='];
const TIMES: readonly string[] = [
  '1970-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999999Z',
  '2001-01-01T00:00:00.123456789Z',
  '2001-01-01T00:00:00.123456Z',
  '2001-01-01T00:00:00.123Z',
  '0001-01-01T00:00:00Z',
];

/** A value of any type, from those that are easy to get wrong. */
export function value(random: Random, depth = 0): JsonObject {
  const makers: (() => JsonObject)[] = [
    () => ({ nullValue: null }),
    () => ({ booleanValue: random.oneIn(2) }),
    () => ({ integerValue: random.pick(INTEGERS) }),
    () => ({ doubleValue: random.pick(DOUBLES) }),
    () => ({ timestampValue: random.pick(TIMES) }),
    () => ({ stringValue: random.pick(TEXTS) }),
    () => ({ bytesValue: random.pick(BYTES) }),
    () => ({ referenceValue: `${ROOT}/a/${random.pick(IDS)}` }),
    () => ({ geoPointValue: { latitude: random.pick([0, 1.5, -90]), longitude: random.pick([0, 180, -1]) } }),
    () => ({ mapValue: { fields: fields(random, depth + 1) } }),
    () => ({ arrayValue: { values: random.list(3, () => flatValue(random)) } }),
  ];
  return random.pick(depth < 2 ? makers : makers.slice(0, -2))();
}

/** Firestore has no arrays directly in arrays. */
function flatValue(random: Random): JsonObject {
  const made = value(random, 1);
  return 'arrayValue' in made ? { nullValue: null } : made;
}

/** A document's fields, or a map's. */
export function fields(random: Random, depth = 0): JsonObject {
  const names = depth === 0 ? ['f', 'g', 'm', 'odd name'] : ['x', 'y', 'z.z'];
  return Object.fromEntries(
    names
      .filter(() => !random.oneIn(3))
      .map((field) => [
        field,
        field === 'm' && !random.oneIn(4) ? { mapValue: { fields: fields(random, 1) } } : value(random, depth),
      ]),
  );
}
