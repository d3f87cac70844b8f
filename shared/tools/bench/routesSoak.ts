import { expect as baseExpect, type Page } from '@playwright/test';
import { detachedNodesOf, memoryOf } from './memory.ts';
import { newStartedPage, onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';

/** As long as the browser tests wait. */
const expect = baseExpect.configure({ timeout: 15_000 });

/** Every remote and the shell's own screens, two players among them; in whole rounds each figure is of the same screen. */
const ROUND = [
  '/home',
  '/feed',
  '/level/categories',
  '/levels/topic-001/videos/level-001',
  '/reel',
  '/creators',
  '/creators/creator-001/topics/playlist-topic-001/playlists/playlist-001/videos',
  '/login',
  '/business',
  '/about', // measured here: without lists, whose further pages may have come or not
] as const;

/** Before the early figures every screen was shown 25 times: until then the engine still compiles, and keeps what it compiled. */
const ROUNDS = { full: { early: 25, late: 125 }, short: { early: 6, late: 12 } };
const SHARE_OF_GROWTH = 0.05;
/** Fails when 1,000 route changes leave nodes, listeners, players or memory behind. */
export const run = ({ isShort }: BenchOptions): Promise<void> =>
  onSite(async (site, browser) => {
    const rounds = isShort ? ROUNDS.short : ROUNDS.full;
    console.log(
      `routesSoak: memory after ${rounds.late * ROUND.length} route changes against ${rounds.early * ROUND.length}`,
    );
    const page = await newStartedPage(browser, { baseURL: site.url });
    await page.goto('/about');
    await goRound(page, rounds.early);
    const measure = await memoryOf(page);
    const detached = await detachedNodesOf(page);
    const early = { ...(await measure()), detached: await detached() };
    await goRound(page, rounds.late - rounds.early);
    const late = { ...(await measure()), detached: await detached() };
    console.log(`  after ${rounds.early * ROUND.length}`, early);
    console.log(`  after ${rounds.late * ROUND.length}`, late);

    // A few rounds do not tell: code is still being compiled.
    if (!isShort) expect(late.heapMb, 'heap').toBeLessThanOrEqual(early.heapMb * (1 + SHARE_OF_GROWTH));
    // One node left behind by one screen of the round is found in the short form too.
    expect(late.nodes - early.nodes, 'nodes').toBeLessThan(rounds.late - rounds.early);
    for (const name of ['listeners', 'detached'] as const)
      expect(late[name] - early[name], name).toBeLessThanOrEqual(Math.max(10, early[name] * SHARE_OF_GROWTH));
    for (const name of ['mediaElements', 'mediaSources', 'hlsInstances'] as const) expect(late[name], name).toBe(0);
  });

/** Goes through the screens so many times, each until its content is there; in one evaluation, which leaves nothing behind itself. */
async function goRound(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ({ paths, rounds }) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const path of paths) {
          const before = document.title;
          history.pushState({ key: Math.random().toString(36).slice(2) }, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
          const isShown = () =>
            document.title !== before && document.querySelector('main h1, main [role=feed] article') !== null;
          for (let frame = 0; !isShown(); frame += 1) {
            if (frame > 1_200) throw new Error(`${path} is not shown`);
            await new Promise(requestAnimationFrame);
          }
          // Some frames more: what a screen does once it is shown belongs to it.
          for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
        }
      }
    },
    { paths: ROUND, rounds },
  );
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
}
