import type { JsonObject } from '../backend/json.ts';
import { value } from './fuzzValues.ts';
import { IDS } from './fuzzWorld.ts';
import type { Random } from './random.ts';

const FIELDS: readonly string[] = ['f', 'g', 'm.x', 'm.y', 'm', '`odd name`', '`m`.`z.z`'];

/** A structured query of the collection: filters, orders, limit and cursors as they come. */
export function query(random: Random, parent: string, collectionId: string): JsonObject {
  const filters = random.oneIn(2) ? [] : [filter(random), ...random.list(1, () => filter(random))];
  const orders = [...new Set(random.list(2, () => random.pick(FIELDS)))].map((fieldPath) => order(fieldPath, random));
  const nameOrders = random.oneIn(2) ? [order('__name__', random)] : [];
  const all = [...orders, ...nameOrders];
  const atName = () => ({ referenceValue: `${parent}/${collectionId}/${random.pick(IDS)}` });
  const cursor = () => ({
    values: all
      .slice(0, 1 + random.below(all.length))
      .map(({ field }) => (field.fieldPath === '__name__' ? atName() : value(random))),
    before: random.oneIn(2),
  });
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
