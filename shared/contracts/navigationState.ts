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

/** The acts that a page sends a visitor to the sign-in for, and goes on with after it. */
export type SignInReason =
  | { act: 'save'; what: 'lesson' | 'level' | 'playlist'; name: string }
  | { act: 'delete' }
  | { act: 'dashboard' };

const SAVEABLE: readonly unknown[] = ['lesson', 'level', 'playlist'];

/** The reason for the sign-in that a page passes on to /login (`{ reason }`); undefined where nobody was sent there. */
export const reasonFrom = (state: unknown): SignInReason | undefined => reasonIn(valueIn(state, 'reason'));

/** The act that the visitor has just signed in for, as the sign-in passes it back (`{ signedInFor }`). */
export const signedInForFrom = (state: unknown): SignInReason | undefined => reasonIn(valueIn(state, 'signedInFor'));

function reasonIn(value: unknown): SignInReason | undefined {
  const act = textIn(value, 'act');
  if (act === 'delete' || act === 'dashboard') return { act };
  const what = valueIn(value, 'what');
  if (act !== 'save' || !SAVEABLE.includes(what)) return undefined;
  return { act, what: what as 'lesson', name: cutText(textIn(value, 'name') ?? '', MAX_TITLE_LENGTH) };
}

/** The number of choices inside a page that lie behind its entry of the history (`{ steps }`); 0 where the state does not say. */
export function stepsFrom(state: unknown): number {
  const steps = valueIn(state, 'steps');
  return typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0 ? steps : 0;
}

/** The state of a link that says start or continue (`{ starts }`). */
export const STARTS = { starts: true } as const;

/** Returns true for the state of a link that says start or continue. */
export const startsFrom = (state: unknown): boolean => valueIn(state, 'starts') === true;

function textIn(state: unknown, name: string): string | undefined {
  const value = valueIn(state, name);
  return typeof value === 'string' ? value : undefined;
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
