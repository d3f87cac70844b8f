import type { Page } from '@playwright/test';

/**
 * The texts that are cut off, or reach out of what they are in, with by how many CSS pixels. What scrolls and what ends in an
 * ellipsis may be cut.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

function findCutTexts(): string[] {
  /** Fonts have parts of a pixel. */
  const TOLERANCE_PX = 2;
  /** The box of a letter is higher than the letter, often than its line. */
  const TOLERANCE_OF_HEIGHT = 0.3;
  const found = new Set<string>();
  const isOutside = ({ left, right, top, bottom }: DOMRect, box: DOMRect) =>
    right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
  const acrossBy = ({ left, right }: DOMRect, box: DOMRect): number => {
    const px = Math.max(box.left - left, right - box.right);
    return px > TOLERANCE_PX ? px : 0;
  };
  const downBy = ({ top, bottom, height }: DOMRect, box: DOMRect): number => {
    const px = Math.max(box.top - top, bottom - box.bottom);
    return px > height * TOLERANCE_OF_HEIGHT ? px : 0;
  };

  /** By how much a line of text is out of what it is in, from its own element outwards. */
  const outBy = (line: DOMRect, parent: Element): number => {
    let out = 0;
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display, position } = getComputedStyle(element);
      if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      const box = element.getBoundingClientRect();
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      // For screen readers only, or on another page of a carousel.
      if (isClipping && (box.width <= 1 || isOutside(line, box))) return 0;
      if (display !== 'inline' && display !== 'contents') out = Math.max(out, acrossBy(line, box));
      if (isClipping || element.matches('a, button, label'))
        out = Math.max(out, display === 'inline' ? 0 : downBy(line, box));
      if (position === 'absolute' || position === 'fixed') break;
    }
    return out;
  };

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, data } = nodes.currentNode as Text;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const by = Math.max(0, ...[...range.getClientRects()].map((line) => outBy(line, parent)));
    if (by > 0) found.add(`${data.trim()}: ${Math.round(by)} px`);
  }
  return [...found];
}
