import type { Page, Response } from '@playwright/test';

/**
 * The school's document once React has taken over from what it has drawn and has done what was pressed before
 * (shell/src/main.tsx); a document that is not the school's has nothing to wait for.
 */
const STARTED = '#root[data-started], html:not(:has(link[rel=manifest]))';

/** A landing page that waits for its visitor. */
const IDLE = 'html[data-idle]';

/** However slow the machine is. */
const STARTS_WITHIN_MS = 60_000;

/** From now on each navigation of this page ends when the school has started, except one with `waitUntil: 'commit'`. */
export function waitForStart(page: Page): void {
  const started = <Given extends unknown[]>(navigate: (...given: Given) => Promise<Response | null>) =>
    async function (...given: Given): Promise<Response | null> {
      const response = await navigate.apply(page, given);
      if (!isCommit(given.at(-1))) await expectStarted(page);
      return response;
    };
  page.goto = started(page.goto);
  page.reload = started(page.reload);
  page.goBack = started(page.goBack);
  page.goForward = started(page.goForward);
}

/**
 * Waits for it where the page opens a document by itself: a link that the document has drawn, a reload of the product's. The landing page
 * of a newcomer starts once the mouse moves (shell/src/home/whenWanted.ts).
 */
export async function expectStarted(page: Page): Promise<void> {
  const waitFor = (selector: string) =>
    page.locator(selector).first().waitFor({ state: 'attached', timeout: STARTS_WITHIN_MS });
  await waitFor(`${STARTED}, ${IDLE}`);
  if ((await page.locator(IDLE).count()) > 0) await page.mouse.move(1, 1);
  await waitFor(STARTED);
}

const isCommit = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'waitUntil' in options && options.waitUntil === 'commit';
