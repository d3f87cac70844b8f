import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootOf } from '../backend/firestore/document.ts';
import { asObject, asText, type JsonObject } from '../backend/json.ts';
import { isWithoutEmulator, startTwoBackends, type TwoBackends } from './twoBackends.ts';
import { SEEDS } from '../suite/suite.ts';

const PROJECT = 'demo-fuzz';
const ROOT = rootOf(PROJECT);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 6000);
/** A fixed seed: every run sends the same requests, so an unrelated change never fails here. Another seed sends others. */
/** Requests that follow each other on the same documents: the longest sequence, and the average one of fast-check. */
const MAX_SEQUENCE = 120;
const AVERAGE_SEQUENCE = 48;

/** Few names, so that requests meet the same documents; the ids are those that are easy to put in a wrong order. */
const IDS = [
  'x',
  'X',
  'x1',
  'x10',
  'x2',
  '10',
  '9',
  '__id7__',
  '__id10__',
  '__id-3__',
  'é',
  '\uFFFD',
  '😀',
  'a b',
  'a.b',
  '-',
];
const INTEGERS = [
  '0',
  '1',
  '-1',
  '2',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
];
const DOUBLES = [0, '-0', 1, 1.5, -0.5, 'NaN', 'Infinity', '-Infinity', 2 ** 53, 2 ** 63, 5e-324, 1e308];
const TEXTS = ['', 'a', 'A', 'ab', 'b', 'é', 'e\u0301', '\uFFFD', '😀', 'नमस्ते', '10', '9', 'a\u0000b'];
const BYTES = ['', 'AA==', 'AAE=', 'AQ==', '/w=='];
const TIMES = [
  '1970-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999999Z',
  '2001-01-01T00:00:00.123456789Z',
  '2001-01-01T00:00:00.123456Z',
  '2001-01-01T00:00:00.123Z',
  '0001-01-01T00:00:00Z',
];
const FIELD_PATHS = ['f', 'g', 'm.x', 'm.y', 'm', '`odd name`', '`m`.`z.z`'];

/** Present once in `times`. */
const oneIn = <T>(times: number, arbitrary: Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: times - 1 }, { arbitrary, weight: 1 });

const id = fc.constantFrom(...IDS);
const topName = fc.tuple(fc.constantFrom('a', 'b'), id).map(([collection, id]) => `${ROOT}/${collection}/${id}`);
const nestedName = fc.tuple(topName, id).map(([parent, id]) => `${parent}/sub/${id}`);
const name = fc.oneof({ arbitrary: topName, weight: 9 }, { arbitrary: nestedName, weight: 1 });
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });

/** Values of every type, from those that are easy to get wrong. */
const flat: Arbitrary<JsonObject>[] = [
  fc.constant({ nullValue: null }),
  fc.record({ booleanValue: fc.boolean() }),
  fc.record({ integerValue: fc.constantFrom(...INTEGERS) }),
  fc.record({ doubleValue: fc.constantFrom(...DOUBLES) }),
  fc.record({ timestampValue: fc.constantFrom(...TIMES) }),
  fc.record({ stringValue: fc.constantFrom(...TEXTS) }),
  fc.record({ bytesValue: fc.constantFrom(...BYTES) }),
  fc.record({ referenceValue: id.map((id) => `${ROOT}/a/${id}`) }),
  fc.record({
    geoPointValue: fc.record({ latitude: fc.constantFrom(0, 1.5, -90), longitude: fc.constantFrom(0, 180, -1) }),
  }),
];
const mapOf = (value: Arbitrary<JsonObject>) =>
  fc.record({ mapValue: fc.record({ fields: fc.record({ x: value, y: value, 'z.z': value }, { requiredKeys: [] }) }) });
const listOf = (value: Arbitrary<JsonObject>) =>
  fc.record({ arrayValue: fc.record({ values: fc.array(value, { maxLength: 3 }) }) });

/** Firestore has no lists directly in lists. */
const inList = fc.oneof(...flat, mapOf(fc.oneof(...flat)));
const innerMap = mapOf(fc.oneof(...flat, listOf(inList), mapOf(fc.oneof(...flat))));
const value: Arbitrary<JsonObject> = fc.oneof(...flat, listOf(inList), innerMap);
const m = fc.oneof({ arbitrary: innerMap, weight: 3 }, { arbitrary: value, weight: 1 });
const fields = fc.record({ f: value, g: value, m, 'odd name': value }, { requiredKeys: [] });

/** A mask may not name a field and another inside it. */
const mask = fc.oneof(fc.subarray(['g', 'm']), fc.subarray(['f', 'm.x', '`odd name`', '`m`.`z.z`']));
/** Never ordered by: the two backends do not read the clock at the same moment. */
const transforms = fc
  .constantFrom('now', 'times.now')
  .map((fieldPath) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }]);

const change = fc.record({
  fields,
  fieldPaths: oneIn(2, mask),
  updateTransforms: oneIn(6, transforms),
  exists: oneIn(5, fc.boolean()),
  isDelete: oneIn(6, fc.constant(true)),
});
const commit = names.chain((documents) =>
  fc.tuple(...documents.map(() => change)).map((changes) => ({
    parent: ROOT,
    operation: 'commit',
    body: {
      writes: changes.map(({ fields, fieldPaths, updateTransforms, exists, isDelete }, index) => {
        const currentDocument = exists === undefined ? undefined : { exists };
        if (isDelete) return { delete: documents[index], currentDocument };
        const updateMask = fieldPaths && { fieldPaths };
        return { update: { name: documents[index], fields }, updateMask, updateTransforms, currentDocument };
      }),
    },
  })),
);

const batchGet = names.map((documents) => ({ parent: ROOT, operation: 'batchGet', body: { documents } }));

const field = fc.constantFrom(...FIELD_PATHS).map((fieldPath) => ({ fieldPath }));
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
/** The SDK sends null and NaN as unary filters only. */
const equalTo = value.map((value) =>
  'nullValue' in value || value.doubleValue === 'NaN' ? { booleanValue: true } : value,
);
const oneOf = fc
  .array(fc.oneof(...flat, innerMap), { minLength: 1, maxLength: 4 })
  .map((values) => ({ arrayValue: { values } }));
const filter = fc.oneof(
  { arbitrary: fc.record({ fieldFilter: fc.record({ field, op: fc.constant('EQUAL'), value: equalTo }) }), weight: 4 },
  { arbitrary: fc.record({ fieldFilter: fc.record({ field, op: fc.constant('IN'), value: oneOf }) }), weight: 1 },
  { arbitrary: fc.record({ unaryFilter: fc.record({ op: fc.constantFrom('IS_NULL', 'IS_NAN'), field }) }), weight: 1 },
);
const where = oneIn(
  2,
  fc
    .array(filter, { minLength: 1, maxLength: 2 })
    .map((filters) => (filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } })),
);
const orderBy = fc
  .tuple(
    fc.uniqueArray(fc.record({ field, direction }), { maxLength: 2, selector: ({ field }) => field.fieldPath }),
    oneIn(2, fc.record({ field: fc.constant({ fieldPath: '__name__' }), direction })),
  )
  .map(([orders, nameOrder]) => (nameOrder ? [...orders, nameOrder] : orders));

/** A structured query of the collection: filters, orders, limit and cursors in every combination. */
function queryOf(parent: string, collectionId: string) {
  return fc.tuple(where, orderBy, oneIn(3, fc.integer({ min: 1, max: 5 }))).chain(([where, orderBy, limit]) => {
    const atName = id.map((id) => ({ referenceValue: `${parent}/${collectionId}/${id}` }));
    const values: Arbitrary<JsonObject>[] = orderBy.map(({ field }) =>
      field.fieldPath === '__name__' ? atName : value,
    );
    const cursor = fc
      .tuple(fc.tuple(...values), fc.integer({ min: 1, max: Math.max(1, values.length) }), fc.boolean())
      .map(([all, count, before]) => ({ values: all.slice(0, count), before }));
    const cursors = values.length > 0 ? oneIn(3, cursor) : fc.constant(undefined);
    return fc.tuple(cursors, cursors).map(([startAt, endAt]) => ({
      parent,
      operation: 'runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId }],
          where,
          orderBy: orderBy.length > 0 ? orderBy : undefined,
          limit,
          startAt,
          endAt,
        },
      },
    }));
  });
}
const topQuery = fc.constantFrom('a', 'b').chain((collectionId) => queryOf(ROOT, collectionId));
const nestedQuery = name.chain((parent) => queryOf(parent, 'sub'));

interface Request {
  readonly parent: string;
  readonly operation: string;
  readonly body: JsonObject;
}
const request: Arbitrary<Request> = fc.oneof(
  { arbitrary: commit, weight: 16 },
  { arbitrary: topQuery, weight: 21 },
  { arbitrary: nestedQuery, weight: 3 },
  { arbitrary: batchGet, weight: 8 },
);

describe.skipIf(isWithoutEmulator())('random requests', () => {
  let backends: TwoBackends;
  beforeAll(async () => {
    backends = await startTwoBackends(PROJECT);
  }, 60_000);
  afterAll(() => backends?.stop());

  it(
    `the embedded backend and Google's emulator: the same responses (SEED=${SEEDS.cases} FUZZ_REQUESTS=${REQUESTS})`,
    { timeout: 600_000 },
    async () => {
      let sent = 0;
      const sequences = fc.array(request, { minLength: 1, maxLength: MAX_SEQUENCE, size: 'max' });
      const property = fc
        .asyncProperty(sequences, async (requests) => {
          for (const request of requests) {
            const [actual, expected] = await Promise.all(
              [backends.embedded, backends.emulator].map(({ port }) => send(port, request)),
            );
            sent += 1;
            expect(actual, `${request.operation} ${request.parent} ${JSON.stringify(request.body)}`).toEqual(expected);
          }
        })
        .beforeEach(() => Promise.all([backends.embedded.clear(), backends.emulator.clear()]));
      await fc.assert(property, { seed: SEEDS.cases, numRuns: Math.ceil(REQUESTS / AVERAGE_SEQUENCE) });
      console.info(`fuzz: ${sent} requests, 0 differences, seed ${SEEDS.cases}`);
    },
  );
});

/** Sends a request as the owner. Returns what must be equal: the status, the error's name, the content without the clock. */
async function send(port: number, { parent, operation, body }: Request): Promise<JsonObject> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${encodeURI(parent)}:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  // The names of errors are compared, not the sentences: these differ from one release of the emulator to the next.
  if (!response.ok)
    return { status: response.status, error: asObject(asObject(Array.isArray(json) ? json[0] : json).error).status };
  const content = withoutClock(json);
  // A batch get may return its documents in any order.
  const isList = operation === 'batchGet' && Array.isArray(content);
  return {
    status: response.status,
    content: isList ? content.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) : content,
  };
}

/** Times of the clock become a word; of a document's two times, only whether they differ is compared. */
function withoutClock(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutClock);
  if (typeof json !== 'object' || json === null) return json;
  const {
    readTime: _readTime,
    done: _done,
    commitTime: _commitTime,
    createTime,
    updateTime,
    ...rest
  } = json as JsonObject;
  const content = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [
      key,
      // The times that the tests write themselves are older.
      key === 'timestampValue' && String(inner) > '2020' ? 'now' : withoutClock(inner),
    ]),
  );
  return updateTime === undefined
    ? content
    : { ...content, isChanged: createTime !== undefined && createTime !== updateTime };
}

function nameOf(entry: unknown): string {
  const { missing, found } = asObject(entry);
  return asText(missing ?? asObject(found).name);
}
