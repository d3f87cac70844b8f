import type { CDPSession, Page } from '@playwright/test';
import { LEVELS, openLevel, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const CHANGES = 200;
const WARM_UP = 20;
/** How much more of the heap the last page may hold than the twentieth. */
const MAX_GROWTH = 1.25;

test.use({ trace: 'off' });

test(`${CHANGES} changes between two level pages leave no player behind`, async ({ page }) => {
  test.setTimeout(600_000); // a minute or two on a machine that is not busy
  const session = await page.context().newCDPSession(page);
  await openLevel(page, LEVELS.onePage);
  const player = page.getByRole('region', { name: /^Video player: / });
  let shown = (await player.getAttribute('aria-label'))!;
  await pressPlay(page);
  await page.evaluate((path) => history.pushState({ idx: 1, key: 'soak' }, '', path), LEVELS.another);
  await page.goBack();
  let afterWarmUp = 0;
  for (let change = 1; change <= CHANGES; change += 1) {
    await (change % 2 ? page.goForward() : page.goBack());
    await expect(page).toHaveURL(change % 2 ? new RegExp(LEVELS.another) : new RegExp(LEVELS.onePage));
    // The address changes before the page does: the video on it may still be the other one's.
    await expect(player).not.toHaveAttribute('aria-label', shown);
    shown = (await player.getAttribute('aria-label'))!;
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState), { intervals: [50] })
      .toBeGreaterThan(0);
    if (change === WARM_UP) afterWarmUp = await heapOf(session);
  }
  const growth = (await heapOf(session)) / afterWarmUp;
  console.warn(`heap after ${CHANGES} changes: ${growth.toFixed(3)} of that after ${WARM_UP}`);
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
  await expect.poll(() => live(page, session)).toEqual({ Hls: 1, MediaSource: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => live(page, session)).toEqual({ Hls: 0, MediaSource: 0 });
});

async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** How many players the page really holds, counted on its heap. */
async function live(page: Page, session: CDPSession): Promise<{ Hls: number; MediaSource: number }> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const library = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/hls[^/]*\.js$/.test(name))?.name,
  );
  return {
    Hls: await count(session, `import(${JSON.stringify(library)}).then((module) => module.default.prototype)`),
    MediaSource: await count(session, 'MediaSource.prototype'),
  };
}

/** The prototypes of derived classes hang below the prototype too, and are no instances. */
const COUNT_INSTANCES = 'function () { return this.filter((one) => one !== one.constructor.prototype).length; }';

async function count(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: prototype,
    awaitPromise: true,
    objectGroup: 'count',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
    objectGroup: 'count',
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: COUNT_INSTANCES,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'count' });
  return Number(counted.result.value);
}
