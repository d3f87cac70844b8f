import { cutText } from './cutText.ts';

/** The navigation state that a page passes on to the next one: hints only, since a bare link has none and anyone can write it. */

/** Not in the spec: longer texts are cut. */
const MAX_TITLE_LENGTH = 80;
const MAX_NOTICE_LENGTH = 200;

/** The title that the page before passed on (`{ title }`). */
export function titleFrom(state: unknown): string | undefined {
  const title = textIn(state, 'title');
  return title?.trim() ? cutText(title, MAX_TITLE_LENGTH) : undefined;
}

/** The message of the sign-in for the page after it (`{ notice }`). */
export function noticeFrom(state: unknown): string | undefined {
  const notice = textIn(state, 'notice');
  return notice === undefined ? undefined : cutText(notice, MAX_NOTICE_LENGTH);
}

/** The number of choices inside a page that lie behind its entry of the history (`{ steps }`); 0 where the state does not say. */
export function stepsFrom(state: unknown): number {
  const steps = valueIn(state, 'steps');
  return typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0 ? steps : 0;
}

function textIn(state: unknown, name: string): string | undefined {
  const value = valueIn(state, name);
  return typeof value === 'string' ? value : undefined;
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
