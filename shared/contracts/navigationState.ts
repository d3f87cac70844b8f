/** What one page may hand the next in navigation state: only hints, since a bare link brings none and anybody can write it. */
export interface TitleState {
  /** The name on the card that was pressed. */
  title: string;
}

/** Not in the spec: a longer title is no name. */
const MAX_TITLE_LENGTH = 80;

/** The title that the page before handed on, if it did. */
export function titleFrom(state: unknown): string | undefined {
  const title = typeof state === 'object' && state !== null && 'title' in state ? state.title : undefined;
  return typeof title === 'string' && title.trim() ? title.slice(0, MAX_TITLE_LENGTH) : undefined;
}
