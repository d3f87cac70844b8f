import { rootOf } from '../firestore/documentName.ts';
import type { JsonObject } from '../json.ts';
import type { Random } from './random.ts';

export const FUZZ_PROJECT = 'demo-fuzz';
const ROOT = rootOf(FUZZ_PROJECT);

export interface FuzzRequest {
  readonly parent: string;
  readonly operation: 'commit' | 'runQuery' | 'batchGet';
  readonly body: JsonObject;
}

/** Few names, so that requests meet the same documents; the ids are those that are easy to put in a wrong order. */
const COLLECTIONS = ['a', 'b'] as const;
const SUBCOLLECTION = 'sub';
const IDS: readonly string[] = ['x', 'X', 'x1', 'x10', 'x2', '10', '9', '__id7__', '__id10__', '__id-3__', 'é', '\uFFFD', '😀', 'a b', 'a.b', '-'];
const FIELDS: readonly string[] = ['f', 'g', 'm.x', 'm.y', 'm', '`odd name`', '`m`.`z.z`'];
const INTEGERS: readonly string[] = ['0', '1', '-1', '2', '9007199254740992', '9007199254740993', '9223372036854775807', '-9223372036854775808'];
const DOUBLES: readonly (number | string)[] = [0, '-0', 1, 1.5, -0.5, 'NaN', 'Infinity', '-Infinity', 2 ** 53, 2 ** 63, 5e-324, 1e308];
const TEXTS: readonly string[] = ['', 'a', 'A', 'ab', 'b', 'é', 'e\u0301', '\uFFFD', '😀', 'नमस्ते', '10', '9', 'a\u0000b'];
const BYTES: readonly string[] = ['', 'AA==', 'AAE=', 'AQ==', '/w=='];
const TIMES: readonly string[] = ['1970-01-01T00:00:00Z', '1969-12-31T23:59:59.999999999Z', '2001-01-01T00:00:00.123456789Z', '2001-01-01T00:00:00.123456Z', '2001-01-01T00:00:00.123Z', '0001-01-01T00:00:00Z'];

/** The next request of an endless stream: commits, queries and gets in about equal parts. */
export function nextRequest(random: Random): FuzzRequest {
  const operation = random.pick(['commit', 'commit', 'runQuery', 'runQuery', 'runQuery', 'batchGet'] as const);
  if (operation === 'commit') return { parent: ROOT, operation, body: { writes: names(random).map((document) => write(document, random)) } };
  if (operation === 'batchGet') return { parent: ROOT, operation, body: { documents: names(random) } };
  const isNested = random.oneIn(8);
  const parent = isNested ? name(random) : ROOT;
  return { parent, operation, body: { structuredQuery: query(random, parent, isNested ? SUBCOLLECTION : random.pick(COLLECTIONS)) } };
}

/** One to four different documents. */
function names(random: Random): string[] {
  return [...new Set([name(random), ...random.list(3, () => name(random))])];
}

function name(random: Random): string {
  const document = `${ROOT}/${random.pick(COLLECTIONS)}/${random.pick(IDS)}`;
  return random.oneIn(10) ? `${document}/${SUBCOLLECTION}/${random.pick(IDS)}` : document;
}

function value(random: Random, depth = 0): JsonObject {
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

function fields(random: Random, depth = 0): JsonObject {
  const names = depth === 0 ? ['f', 'g', 'm', 'odd name'] : ['x', 'y', 'z.z'];
  return Object.fromEntries(names.filter(() => !random.oneIn(3)).map((field) => [field, field === 'm' && !random.oneIn(4) ? { mapValue: { fields: fields(random, 1) } } : value(random, depth)]));
}

function write(document: string, random: Random): JsonObject {
  const condition = random.oneIn(5) ? { currentDocument: { exists: random.oneIn(2) } } : {};
  if (random.oneIn(6)) return { delete: document, ...condition };
  return {
    update: { name: document, fields: fields(random) },
    ...(random.oneIn(2) && { updateMask: { fieldPaths: maskOf(random) } }),
    // Never ordered by: the two backends do not read the clock at the same moment.
    ...(random.oneIn(6) && { updateTransforms: [{ fieldPath: random.pick(['now', 'times.now']), setToServerValue: 'REQUEST_TIME' }] }),
    ...condition,
  };
}

/** A mask may not name a field and another inside it. */
function maskOf(random: Random): readonly string[] {
  const inside = ['f', 'm.x', '`odd name`', '`m`.`z.z`'];
  return (random.oneIn(3) ? ['g', 'm'] : inside).filter(() => !random.oneIn(3));
}

function query(random: Random, parent: string, collectionId: string): JsonObject {
  const filters = random.oneIn(2) ? [] : [filter(random), ...random.list(1, () => filter(random))];
  const orders = [...new Set(random.list(2, () => random.pick(FIELDS)))].map((fieldPath) => order(fieldPath, random));
  const nameOrders = random.oneIn(2) ? [order('__name__', random)] : [];
  const all = [...orders, ...nameOrders];
  const atName = () => ({ referenceValue: `${parent}/${collectionId}/${random.pick(IDS)}` });
  const cursor = () => ({ values: all.slice(0, 1 + random.below(all.length)).map(({ field }) => (field.fieldPath === '__name__' ? atName() : value(random))), before: random.oneIn(2) });
  return {
    from: [{ collectionId }],
    ...(filters.length === 1 && { where: filters[0] }),
    ...(filters.length > 1 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(all.length > 0 && { orderBy: all }),
    ...(random.oneIn(3) && { limit: 1 + random.below(5) }),
    ...(all.length > 0 && random.oneIn(3) && { startAt: cursor() }),
    ...(all.length > 0 && random.oneIn(4) && { endAt: cursor() }),
  };
}

function filter(random: Random): JsonObject {
  const field = { fieldPath: random.pick(FIELDS) };
  if (random.oneIn(6)) return { unaryFilter: { op: random.pick(['IS_NULL', 'IS_NAN']), field } };
  const equal = value(random);
  const isUnary = 'nullValue' in equal || equal.doubleValue === 'NaN'; // the SDK asks these the other way
  return { fieldFilter: { field, op: 'EQUAL', value: isUnary ? { booleanValue: true } : equal } };
}

function order(fieldPath: string, random: Random) {
  return { field: { fieldPath }, direction: random.pick(['ASCENDING', 'DESCENDING'] as const) };
}
