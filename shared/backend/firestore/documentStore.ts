import { pathOf, type DocumentPath } from './documentName.ts';
import type { Fields, Timestamp } from './value.ts';

export interface StoredDocument {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** What one commit changes: path to the new document, undefined for a deleted one. */
export type Changes = ReadonlyMap<string, { readonly path: DocumentPath; readonly document: StoredDocument | undefined }>;

export interface DocumentStore {
  read(path: DocumentPath): StoredDocument | undefined;
  /** The documents directly in the collection, in no particular order. */
  list(collection: string): Iterable<StoredDocument>;
  all(): Iterable<StoredDocument>;
  apply(changes: Changes): void;
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
      for (const { path, document } of changes.values()) {
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

/** The store as it will look after the changes gathered so far: what a later write of the same commit sees. */
export function createDraft(store: DocumentStore) {
  const changes = new Map<string, { path: DocumentPath; document: StoredDocument | undefined }>();
  return {
    changes: changes as Changes,
    read: (path: DocumentPath): StoredDocument | undefined => {
      const change = changes.get(pathOf(path));
      return change ? change.document : store.read(path);
    },
    write: (path: DocumentPath, document: StoredDocument | undefined): void => {
      changes.set(pathOf(path), { path, document });
    },
  };
}
