import { DRAWN } from '@bazaar/shared/contracts/documentProtocol';

/** Not in the spec: two clicks on one link within this time are one, as most systems count a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * The second click of a double click, or the second tap of a double tap, on a link does nothing: it would add a second
 * entry to the history, or follow a link of the page that the first one brought. A browser counts the clicks of a mouse
 * itself; taps are told by their link and time. Clicks that open a new tab or window always count. One on what is drawn before React is
 * there does not: it leads to another document, or is done again in the visitor's stead (document/takeOver.ts).
 */
export function ignoreSecondClick(): void {
  let last: { href: string; atMs: number } | undefined;
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.closest(DRAWN) || !navigatesThisTab(event, link)) return;
    const isSecond = event.detail > 1 || (last?.href === link.href && event.timeStamp - last.atMs < DOUBLE_CLICK_MS);
    last = { href: link.href, atMs: event.timeStamp };
    if (!isSecond) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', handleClick, { capture: true });
  // After Back the same link may be pressed again at once.
  addEventListener('popstate', () => (last = undefined));
}

const navigatesThisTab = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download');
