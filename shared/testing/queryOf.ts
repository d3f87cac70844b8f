import type { PageRead } from '../contracts/earlyReads.ts';

/** The first page of a list as a structured query of the REST API, as the page's document and the SDK write it. */
export function queryOf({ collection, where = [], orderBy, limit }: PageRead) {
  const filters = where.map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  const direction = orderBy?.[1] === 'desc' ? 'DESCENDING' : 'ASCENDING';
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [...(orderBy ? [orderBy[0]] : []), '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    limit,
  };
}
