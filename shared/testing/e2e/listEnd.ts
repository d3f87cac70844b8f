import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** As shared/ui/screen/LoadMore.tsx has it: nearer below the screen than this, the end of a list brings its next page by itself. */
const NEAR_PX = 600;

/** Waits until no further page loads by itself: the list is complete, or its end is far below the screen. */
export const expectNoMoreToCome = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((nearPx) => {
        const more = [...document.querySelectorAll('main button')].find(({ textContent }) =>
          /^(Load more|Loading)$/.test(textContent ?? ''),
        )?.parentElement;
        return !more || more.getBoundingClientRect().top > innerHeight + nearPx;
      }, NEAR_PX),
    )
    .toBe(true);
