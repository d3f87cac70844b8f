/** Reads of a collection: by its schema, one document at a time. */
import { arrivedDocument, arrivedPage, readDocument, readPage } from '@bazaar/shared/firebase/firestore';
import * as v from 'valibot';
import type { DocumentRead, PageRead } from '../../contracts/earlyReads.ts';
import type { DocumentPage, RawDocument } from '../../firebase/firestore.ts';
import type { DocumentQuery, ListQuery } from '../../query/entry.ts';
import { id as documentId } from './fields.ts';

/** The rules allow at most 100 documents a read; lists whose page size the spec does not give use this. */
export const WHOLE_LIST = 100;

type EntityOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

type Rows = Pick<PageRead, 'where' | 'orderBy'> & { limit?: number };

export interface Collection<T> {
  readonly name: string;
  readonly idField: string;
  /** The schema of each field, for what is written from sheets (shared/tools/school). */
  readonly entries: v.ObjectEntries;
  /** The valid documents, in the order read. */
  parse(documents: readonly RawDocument[]): T[];
  /** A paged list as a value; the filter makes its key. */
  list(rows: Rows): CollectionList<T>;
  /** One document by its id; an id that the schema refuses, as an address may hold one, is no document's. */
  one(id: string): CollectionDocument<T>;
}

/** `read`: its first page, as a remote's earlyReads.ts names it. */
export interface CollectionList<T> extends ListQuery<T> {
  readonly read: PageRead;
}

export interface CollectionDocument<T> extends DocumentQuery<T> {
  readonly read: DocumentRead;
}

/**
 * Defines a collection. `idField` holds the entity's id; where it is missing the document's own id serves. `prepare` is for fields
 * that depend on each other: it changes what a document holds before each is checked alone.
 */
export function defineCollection<E extends v.ObjectEntries>(
  name: string,
  idField: keyof E & string,
  entries: E,
  prepare = (fields: Record<string, unknown>) => fields,
): Collection<EntityOf<E>> {
  type T = EntityOf<E>;
  const schema = v.object(entries);
  const parse = (documents: readonly RawDocument[]) => documents.map(parseOne).filter((item) => item !== undefined);

  function parseOne({ id, data }: RawDocument): T | undefined {
    const fields = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const given = fields[idField];
    const parsed = v.safeParse(schema, {
      ...prepare(fields),
      [idField]: typeof given === 'string' && given ? given : id,
    });
    if (parsed.success) return parsed.output;
    // For the editors of the data; never the value itself, which may be personal.
    console.warn(
      `${name}/${id} is left out: ${parsed.issues.map((issue) => issue.path?.map(({ key }) => key).join('.') ?? 'document').join(', ')}`,
    );
    return undefined;
  }

  const idOf = (item: T) => String((item as Record<string, unknown>)[idField]);

  return {
    name,
    idField,
    entries,
    parse,
    list({ where, orderBy, limit = WHOLE_LIST }) {
      const read = { collection: name, where, orderBy, limit };
      const toPage = ({ documents, next }: DocumentPage) => ({ items: parse(documents), next });
      return {
        key: [name, ...(where ?? []).map(([field, value]) => `${field}=${String(value)}`)],
        read,
        idOf,
        firstPage() {
          const page = arrivedPage?.(read); // shells before docs/decisions/023 do not have it
          return page && toPage(page);
        },
        fetchPage: async (after) => toPage(await readPage({ ...read, after })),
      };
    },
    one(id) {
      const read = { collection: name, id };
      return {
        key: [name, 'one', id],
        read,
        firstValue() {
          const document = arrivedDocument?.(read);
          return document === undefined ? undefined : ((document && parseOne(document)) ?? null);
        },
        fetch: async () => {
          if (!v.is(documentId, id)) return null;
          const document = await readDocument(name, id);
          return (document && parseOne(document)) ?? null;
        },
      };
    },
  };
}

/** The order of most lists (§7). */
export const OLDEST_FIRST = ['createdAt', 'asc'] as const;
export const NEWEST_FIRST = ['_createdBy.timestamp', 'desc'] as const;
