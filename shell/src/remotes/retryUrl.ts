/**
 * The same file under a URL that this page has not failed on. Browsers before Chromium 156 remember a failed module for
 * the life of the page, nested ones too; servers answer `/_r1/…` with the files of `/…` (docs/decisions/003). There is one retry
 * path: the document has the hashes of the files in it, and of no other.
 */
export function retryUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  return `${origin === location.origin ? '' : origin}/_r1${pathname}`;
}
