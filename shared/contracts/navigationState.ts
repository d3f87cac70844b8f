/** Navigation state that one page passes to the next: only hints, since a bare link has none and anyone can write it. */
export interface TitleState {
  /** The name on the card that was pressed. */
  title: string;
}

/** Not in the spec: a longer title is cut. */
const MAX_TITLE_LENGTH = 80;

/** The title that the page before passed on, if it did. */
export function titleFrom(state: unknown): string | undefined {
  const title = typeof state === 'object' && state !== null && 'title' in state ? state.title : undefined;
  return typeof title === 'string' && title.trim() ? title.slice(0, MAX_TITLE_LENGTH) : undefined;
}
