import { isRecord } from '../../contracts/isRecord.ts';

/** Documents that Firestore bills as read for a response; a query without a result, and a missing document, count as one. */
export function readsIn(response: unknown): number {
  if (!Array.isArray(response)) return 0;
  const documents = response.filter(
    (part) => isRecord(part) && ['document', 'found', 'missing'].some((field) => field in part),
  );
  return Math.max(1, documents.length);
}

/** Documents that a request of `:commit` writes or deletes. */
export const writesIn = (request: unknown): number =>
  isRecord(request) && Array.isArray(request.writes) ? request.writes.length : 0;
