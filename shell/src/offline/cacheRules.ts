/** The cache of hashed files. */
export const FILE_CACHE = 'files';

/** Which of the two documents belongs to a path, as the servers choose (shared/tools/build/documents.ts). */
export const documentOf = (pathname: string): string =>
  pathname === '/' || pathname === '/home' ? '/home' : '/frame.html';

/**
 * A file whose name holds its hash never changes, whatever its type (shared/tools/compose/headers.ts). A retry path is a second URL of the same file: one copy
 * is enough.
 */
export const isHashedFile = (pathname: string): boolean =>
  /\/assets\/[^/]+-[\w-]{8,}(\.[a-z]{2})?\.\w+$/.test(pathname) && !pathname.startsWith('/_r');
