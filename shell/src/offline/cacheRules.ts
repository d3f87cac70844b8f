import { CANARY_FOLDER, documentForPath, type DocumentName } from '@bazaar/shared/contracts/documents';
import type { Mounts } from '@bazaar/shared/contracts/mounts';

/** The cache of hashed files. */
export const FILE_CACHE = 'files';

/** The URL at which each document is saved, and can be requested. */
export const DOCUMENT_URLS: Readonly<Record<DocumentName, string>> = {
  home: '/home',
  frame: '/frame.html',
  signIn: '/login',
};

/** The document for a page of this site, as the servers choose; a canary of the shell has the same three (docs/decisions/038). */
export const documentForUrl = (url: string, mounts: Mounts): DocumentName =>
  documentForPath(new URL(url).pathname.replace(`/${CANARY_FOLDER}/`, '/'), mounts);

/**
 * A file whose name holds its hash never changes, whatever its type (shared/tools/compose/headers.ts). A retry path is a second URL of the same file: one copy
 * is enough.
 */
export const isHashedFile = (pathname: string): boolean =>
  /\/assets\/[^/]+-[\w-]{8,}(\.[a-z]{2})?\.\w+$/.test(pathname) && !pathname.startsWith('/_r');
