import { LEVELS, pressPlay, video } from '../../testing/e2e/levelPage.ts';
import { expect as baseExpect } from '@playwright/test';
import { memoryOf } from './memory.ts';
import { newStartedPage, onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';

/** As long as the browser tests wait. */
const expect = baseExpect.configure({ timeout: 15_000 });

const FULL = { changes: 200, warmUp: 20 };
const SHORT = { changes: 10, warmUp: 4 };
/** The factor by which the last page's heap may be larger than that of the page after the warm-up. */
const MAX_GROWTH = 1.25;

/** Changes 200 times between two level pages: fails when a player, a media source or the heap stays behind. */
export const run = ({ isShort }: BenchOptions): Promise<void> =>
  onSite(async (site, browser) => {
    const { changes, warmUp } = isShort ? SHORT : FULL;
    console.log(`playerSoak: ${changes} changes between two level pages`);
    const page = await newStartedPage(browser, { baseURL: site.url });
    await page.goto(LEVELS.onePage);
    const player = page.getByRole('region', { name: /^Video player: / });
    await player.waitFor();
    let shown = (await player.getAttribute('aria-label'))!;
    await pressPlay(page);
    const measure = await memoryOf(page);
    await page.evaluate((path) => history.pushState({ idx: 1, key: 'soak' }, '', path), LEVELS.another);
    await page.goBack();
    let heapAfterWarmUp = 0;
    for (let change = 1; change <= changes; change += 1) {
      await (change % 2 ? page.goForward() : page.goBack());
      await page.waitForURL(`**${change % 2 ? LEVELS.another : LEVELS.onePage}*`);
      // The address changes before the page does: the video on it may still be the other one's.
      await expect(player).not.toHaveAttribute('aria-label', shown);
      shown = (await player.getAttribute('aria-label'))!;
      await expect
        .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState), { intervals: [50] })
        .toBeGreaterThan(0);
      if (change === warmUp) heapAfterWarmUp = (await measure()).heapMb;
    }
    const growth = (await measure()).heapMb / heapAfterWarmUp;
    console.log(`  heap ${growth.toFixed(3)} times that after ${warmUp} changes (goal ≤ ${MAX_GROWTH})`);
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
    await expect.poll(measure).toMatchObject({ hlsInstances: 1, mediaSources: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
    await page.waitForURL('/home');
    await expect.poll(measure).toMatchObject({ hlsInstances: 0, mediaSources: 0 });
  });
