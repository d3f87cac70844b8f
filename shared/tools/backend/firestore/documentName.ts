import { invalid } from '../requestError.ts';

/** The place of a document: `collection` is its folder's path (`users`), `id` the last part. */
export interface DocumentPath {
  readonly collection: string;
  readonly id: string;
}

export function rootOf(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}

/** Reads a full resource name of this project. Throws an error when it names no document of it. */
export function parseDocumentName(name: string, root: string): DocumentPath {
  const path = pathBelow(name, root);
  const segments = path.split('/');
  if (segments.length % 2 === 1 || segments.includes('')) throw invalid(`"${name}" does not name a document.`);
  return { collection: segments.slice(0, -1).join('/'), id: segments.at(-1) ?? '' };
}

/** The path of a `parent` (the root or a document) with a collection below it. */
export function parseCollectionName(parent: string, collectionId: string, root: string): string {
  if (collectionId === '' || collectionId.includes('/')) throw invalid(`Invalid collection id "${collectionId}".`);
  if (parent === root) return collectionId;
  const { collection, id } = parseDocumentName(parent, root);
  return `${collection}/${id}/${collectionId}`;
}

export function pathOf({ collection, id }: DocumentPath): string {
  return `${collection}/${id}`;
}

function pathBelow(name: string, root: string): string {
  if (!name.startsWith(`${root}/`)) throw invalid(`"${name}" is not in ${root}.`);
  return name.slice(root.length + 1);
}
