/** Servers answer `/_r1/x` with the file of `/x`. */
export const RETRY_FOLDER = '_r1';

/**
 * A second URL of a file, on which nothing has failed. There is one retry path: the document has the hashes of the files in it,
 * and of no other. `url`: a path of the page's origin, or whole.
 */
export const retryUrl = (url: string): string => url.replace(/^(https?:\/\/[^/]+)?\//, `$1/${RETRY_FOLDER}/`);

/** The URL, or the frame of a stack, as it is without the retry path. */
export const withoutRetryPath = (text: string): string => text.replace(`/${RETRY_FOLDER}/`, '/');
