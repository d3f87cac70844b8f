/** What a screen can show without a text. */
const CONTENT = 'img, video, canvas, svg, input, button, [aria-busy="true"], [role="status"]';

/**
 * The problem of the screen that `content` shows, for who leaves it now: `message`: it says that something failed; `blank`: nothing
 * is there. Undefined: none that can be seen, as while it is loading.
 */
export function screenProblem(content: Element): 'message' | 'blank' | undefined {
  if (content.querySelector('[data-kind="error"]')) return 'message';
  // What other remotes show above the screen is none of it.
  const own = [...content.children].filter((child) => !child.matches('[data-slot]'));
  const hasContent = (part: Element) =>
    part.textContent.trim() !== '' || part.matches(CONTENT) || part.querySelector(CONTENT) !== null;
  return own.some(hasContent) ? undefined : 'blank';
}
