/** Not in the spec: no path of the site with its ids and query is longer. */
const MAX_PATH_LENGTH = 2_000;
/** Any origin will do: only whether a path stays within it is asked. */
const SOME_ORIGIN = 'https://site.invalid';

/**
 * A path of this site with its query and hash, as the browser will understand it, from a value that anyone can write, such as
 * a navigation state; undefined for everything else: another origin in any spelling, and what is no path at all.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_PATH_LENGTH) return undefined;
  if (!URL.canParse(value, SOME_ORIGIN)) return undefined;
  const url = new URL(value, SOME_ORIGIN);
  // '/..//evil.example' has become '//evil.example'.
  const isOwn = url.origin === SOME_ORIGIN && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
