/** Not in the spec: a longer title is cut. */
const MAX_TITLE_LENGTH = 80;

/**
 * The title that the page before passed on in its navigation state (`{ title }`): only a hint, since a bare link has none and
 * anyone can write it.
 */
export function titleFrom(state: unknown): string | undefined {
  const title = typeof state === 'object' && state !== null && 'title' in state ? state.title : undefined;
  return typeof title === 'string' && title.trim() ? title.slice(0, MAX_TITLE_LENGTH) : undefined;
}
