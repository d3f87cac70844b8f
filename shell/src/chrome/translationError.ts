import { noteError } from '@bazaar/shared/contracts/pageNotes';

/** Marks of a browser's translation in a page: Chrome's class, and the elements that stand for the texts. */
const TRANSLATED = 'html:is(.translated-ltr, .translated-rtl), #root font';

/**
 * Says that React failed because a browser has translated the page: a text that React wants to move or remove is no longer
 * there. No version of ours is the cause (docs/decisions/033).
 */
export function isTranslationError(
  thrown: unknown,
  isTranslated = () => document.querySelector(TRANSLATED) !== null,
): boolean {
  if (!(thrown instanceof DOMException) || thrown.name !== 'NotFoundError') return false;
  // WebKit's message does not say what failed.
  return /removeChild|insertBefore/.test(`${thrown.message} ${thrown.stack}`) && isTranslated();
}

/** Notes whatever was thrown, for the reports. */
export function noteThrown(thrown: unknown): void {
  if (!isTranslationError(thrown)) noteError(thrown);
}
