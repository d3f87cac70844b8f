/** Every file of a module can be had, and its import fails all the same: the browser remembers a failure until the page is left. */
export class RememberedFailure extends Error {
  override name = 'RememberedFailure';
}

/** Says that the shell's own code failed in a way that this browser remembers. */
export const onlyNewPageHelps = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof RememberedFailure;

/** Servers answer `/_r1/x` with the file of `/x` (docs/decisions/003). */
export const RETRY_FOLDER = '_r1';

/**
 * A second URL of a file, on which nothing has failed. There is one retry path: the document has the hashes of the files in it,
 * and of no other. `url`: a path of the page's origin, or whole.
 */
export const retryUrl = (url: string): string => url.replace(/^(https?:\/\/[^/]+)?\//, `$1/${RETRY_FOLDER}/`);

/** The URL, or the frame of a stack, as it is without the retry path. */
export const withoutRetryPath = (text: string): string => text.replace(`/${RETRY_FOLDER}/`, '/');
