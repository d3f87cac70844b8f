import type { JsonObject } from '../backend/json.ts';
import { query } from './fuzzQuery.ts';
import { fields } from './fuzzValues.ts';
import { COLLECTIONS, name, names, ROOT, SUBCOLLECTION } from './fuzzWorld.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  readonly parent: string;
  readonly operation: 'commit' | 'runQuery' | 'batchGet';
  readonly body: JsonObject;
}

/** The next request of an endless stream: commits, queries and gets in about equal parts. */
export function nextRequest(random: Random): FuzzRequest {
  const operation = random.pick(['commit', 'commit', 'runQuery', 'runQuery', 'runQuery', 'batchGet'] as const);
  if (operation === 'commit')
    return { parent: ROOT, operation, body: { writes: names(random).map((document) => write(document, random)) } };
  if (operation === 'batchGet') return { parent: ROOT, operation, body: { documents: names(random) } };
  const isNested = random.oneIn(8);
  const parent = isNested ? name(random) : ROOT;
  return {
    parent,
    operation,
    body: { structuredQuery: query(random, parent, isNested ? SUBCOLLECTION : random.pick(COLLECTIONS)) },
  };
}

function write(document: string, random: Random): JsonObject {
  const condition = random.oneIn(5) ? { currentDocument: { exists: random.oneIn(2) } } : {};
  if (random.oneIn(6)) return { delete: document, ...condition };
  return {
    update: { name: document, fields: fields(random) },
    ...(random.oneIn(2) && { updateMask: { fieldPaths: maskOf(random) } }),
    // Never ordered by: the two backends do not read the clock at the same moment.
    ...(random.oneIn(6) && {
      updateTransforms: [{ fieldPath: random.pick(['now', 'times.now']), setToServerValue: 'REQUEST_TIME' }],
    }),
    ...condition,
  };
}

/** A mask may not name a field and another inside it. */
function maskOf(random: Random): readonly string[] {
  const inside = ['f', 'm.x', '`odd name`', '`m`.`z.z`'];
  return (random.oneIn(3) ? ['g', 'm'] : inside).filter(() => !random.oneIn(3));
}
