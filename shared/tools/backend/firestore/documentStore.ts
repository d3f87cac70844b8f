import type { DocumentPath } from './documentName.ts';
import type { Fields, Timestamp } from './value.ts';

export interface StoredDocument {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** What becomes of one path; `document` absent means it is deleted. */
export interface Change {
  readonly path: DocumentPath;
  readonly document?: StoredDocument;
}

export interface DocumentStore {
  read(path: DocumentPath): StoredDocument | undefined;
  /** The documents directly in the collection, in no particular order. */
  list(collection: string): Iterable<StoredDocument>;
  all(): Iterable<StoredDocument>;
  /** Makes all the changes, then calls `onChange` once. */
  apply(changes: Iterable<Change>): void;
  clear(): void;
}

/** Documents in memory, by collection. `onChange` is called after each change. */
export function createDocumentStore(onChange: () => void = () => {}): DocumentStore {
  const collections = new Map<string, Map<string, StoredDocument>>();

  function documentsOf(collection: string): Map<string, StoredDocument> {
    const documents = collections.get(collection) ?? new Map<string, StoredDocument>();
    collections.set(collection, documents);
    return documents;
  }

  return {
    read: ({ collection, id }) => collections.get(collection)?.get(id),
    list: (collection) => collections.get(collection)?.values() ?? [],
    *all() {
      for (const documents of collections.values()) yield* documents.values();
    },
    apply(changes) {
      for (const { path, document } of changes) {
        if (document) documentsOf(path.collection).set(path.id, document);
        else documentsOf(path.collection).delete(path.id);
      }
      onChange();
    },
    clear() {
      collections.clear();
      onChange();
    },
  };
}
