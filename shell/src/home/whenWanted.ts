import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';

/**
 * Calls back once the visitor does something that takes the shell: a mouse that moves, a key, a press on anything but a link. A link
 * opens its own document, and a finger that scrolls needs nothing. Without anything it calls back after `ms`, counted from the last
 * touch; undefined: never. Until then the page says that it is idle.
 */
export function whenWanted(callback: () => void, ms: number | undefined): void {
  const marks = document.documentElement.dataset as HtmlMarks;
  marks.idle = '';
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    if (signal.aborted) return;
    clearTimeout(timer);
    delete marks.idle;
    ending.abort();
    callback();
  };
  const wait = () => {
    clearTimeout(timer);
    // Selected text would be selected no more.
    if (ms !== undefined) timer = setTimeout(() => (getSelection()?.type === 'Range' ? wait() : begin()), ms);
  };
  wait();
  addEventListener('pointerdown', wait, { signal });
  addEventListener('keydown', begin, { signal });
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal });
  addEventListener('click', ({ target }) => isInLink(target) || begin(), { signal, capture: true });
}

const isInLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]') !== null;
