import type { JsonObject } from '../json.ts';
import { invalid } from '../request.ts';
import { checkSegments } from './limits.ts';
import { formatTimestamp, type Timestamp } from './timestamp.ts';
import { encodeFields, type Fields } from './value.ts';

/** The path of a document in two parts: `collection` is all but the last segment (`users`), `id` is the last. */
export interface DocumentPath {
  readonly collection: string;
  readonly id: string;
}

export interface StoredDocument {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** The document at a path after a write; `document` absent means it is deleted. */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly document?: StoredDocument;
}

/** The resource name that the names of all the project's documents begin with. */
export function rootOf(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}

/** Reads a full resource name of this project. Throws an error when it names no document of it. */
export function parseDocumentName(name: string, root: string): DocumentPath {
  if (!name.startsWith(`${root}/`)) throw invalid(`"${name}" is not in ${root}.`);
  const segments = name.slice(root.length + 1).split('/');
  if (segments.length % 2 === 1 || segments.includes('')) throw invalid(`"${name}" does not name a document.`);
  checkSegments(segments);
  return { collection: segments.slice(0, -1).join('/'), id: segments.at(-1)! };
}

/** The path of a collection below its `parent`: the root or a document. */
export function parseCollectionName(parent: string, collectionId: string, root: string): string {
  if (collectionId === '' || collectionId.includes('/')) throw invalid(`Invalid collection id "${collectionId}".`);
  checkSegments([collectionId]);
  return parent === root ? collectionId : `${pathOf(parseDocumentName(parent, root))}/${collectionId}`;
}

export function pathOf({ collection, id }: DocumentPath): string {
  return `${collection}/${id}`;
}

/** Writes a document in the REST form; one without fields has no `fields`. */
export function encodeDocument({ path, fields, createTime, updateTime }: StoredDocument, root: string): JsonObject {
  return {
    name: `${root}/${pathOf(path)}`,
    fields: fields.size > 0 ? encodeFields(fields) : undefined,
    createTime: formatTimestamp(createTime),
    updateTime: formatTimestamp(updateTime),
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** Documents in memory, by collection. `save` is called before each change: when it throws, nothing changes. */
export function createDocumentStore(
  save: (changes: readonly DocumentChange[]) => void = () => {},
  stored: readonly StoredDocument[] = [],
) {
  const collections = new Map<string, Map<string, StoredDocument>>();
  for (const document of stored) put(document);

  function put(document: StoredDocument): void {
    const { collection, id } = document.path;
    const documents = collections.get(collection);
    if (documents) documents.set(id, document);
    else collections.set(collection, new Map([[id, document]]));
  }

  return {
    read: ({ collection, id }: DocumentPath) => collections.get(collection)?.get(id),
    /** The documents directly in the collection, in no particular order. */
    list: (collection: string): Iterable<StoredDocument> => collections.get(collection)?.values() ?? [],
    /** Makes all the changes, or, when they cannot be saved, none. */
    apply(changes: readonly DocumentChange[]): void {
      save(changes);
      for (const { path, document } of changes) {
        if (document) put(document);
        else collections.get(path.collection)?.delete(path.id);
      }
    },
    clear(): void {
      const all = [...collections.values()].flatMap((documents) => [...documents.values()]);
      save(all.map(({ path }) => ({ path })));
      collections.clear();
    },
  };
}
