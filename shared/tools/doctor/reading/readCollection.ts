import { decodeDocument, documentsIn } from '../../../firebase/restValues.ts';
import { isRecord } from '../../../contracts/isRecord.ts';
import { rootOf } from '../../backend/firestore/document.ts';
import { asObject, type JsonObject } from '../../backend/json.ts';
import { requestJson } from './request.ts';
import type { Target } from './target.ts';

/** One request has so many documents. */
const PAGE = 300;

/** A document as it is stored. */
export interface StoredDocument {
  id: string;
  /** As the REST API has them: nothing of a value is lost. */
  fields: JsonObject;
  /** The values that the site's parsers get. */
  data: Readonly<Record<string, unknown>>;
  createTime?: string;
}

/** Counts the documents that are read, each of which Firestore charges for. */
export interface Reads {
  count: number;
  readonly most: number;
}

/** Reads a whole collection in the order of its ids, each document once. Throws RefusedError, and where more are there than may be read. */
export async function readCollection(target: Target, collection: string, reads: Reads): Promise<StoredDocument[]> {
  const root = rootOf(target.project);
  const documents: StoredDocument[] = [];
  let after: string | undefined;
  for (;;) {
    const limit = Math.min(PAGE, reads.most - reads.count + 1);
    const json = await requestJson(`${target.firestore}/v1/${root}:runQuery`, target.token, {
      structuredQuery: {
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit,
        ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
      },
    });
    if (!Array.isArray(json) || json.some((part) => isRecord(part) && 'error' in part))
      throw new Error(`${collection}: its page was cut short`);
    const page = documentsIn(json).map(asObject);
    reads.count += page.length;
    if (reads.count > reads.most) throw new Error(`There are more than ${reads.most} documents`);
    documents.push(...page.map(storedDocument).filter((document) => document !== undefined));
    const last = page.at(-1)?.name;
    if (page.length < limit || typeof last !== 'string') return documents;
    after = last;
  }
}

function storedDocument(json: JsonObject): StoredDocument | undefined {
  const decoded = decodeDocument(json);
  if (!decoded) return undefined;
  const { createTime } = json;
  return {
    id: decoded.id,
    data: decoded.data as StoredDocument['data'],
    fields: asObject(json.fields),
    ...(typeof createTime === 'string' && { createTime }),
  };
}
