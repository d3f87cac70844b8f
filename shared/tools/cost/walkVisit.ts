/** The measured visit: a learner with a phone signs in, then reads the feed, a list and levels, and watches a lesson and five reels. */
import { expect as baseExpect, type Page } from '@playwright/test';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { loaded, pressPlay, timeOf, video } from '../../testing/e2e/levelPage.ts';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { signInOn } from '../../testing/e2e/signIn.ts';
import type { Site } from '../serve/startSite.ts';
import { countUsage } from './countUsage.ts';
import { lengthenFilms } from './lengthenFilms.ts';
import { STEPS, type Step, type StepName } from './visit.ts';

/** A phone's screen: what is drawn on it decides which pictures are requested. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;

const LESSON_S = 180;
const REELS = 5;
/** The usual time between two swipes of `npm run bench -- reels`. */
const SWIPE_AFTER_S = 4;
/** A segment of our films: a buffer is full when less than one more fits. */
const SEGMENT_S = 2;
const PATIENCE_MS = 60_000;
const expect = baseExpect.configure({ timeout: PATIENCE_MS });

interface Watched {
  watchedS: number;
  stalls: number;
}

/** Walks through the visit, on a page that is new. `rate`: how many times faster than usual the lesson plays. */
export async function walkVisit(page: Page, site: Pick<Site, 'url' | 'ports'>, rate = 1): Promise<Step[]> {
  const takeUsage = countUsage(page, site.ports);
  const isQuiet = watchQuiet(page);
  const acts: Record<StepName, () => Promise<Watched | void>> = {
    'sign-in': () => signInOn(site, page, page.request),
    feed: () => openFeed(page, site.url),
    list: () => openSection(page, 'Business'),
    levels: () => openFirstCard(page, /^\/business\/levels\//),
    lesson: () => watchLesson(page, rate),
    reels: () => watchReels(page),
  };
  const steps: Step[] = [];
  for (const name of STEPS) {
    const watched = await acts[name]();
    await isQuiet();
    steps.push({ name, usage: await takeUsage(), watchedS: 0, stalls: 0, ...watched });
  }
  return steps;
}

/** Without any file of the pages before. */
async function openFeed(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(`${url}/feed`);
  // The stories come last, once the feed has its pictures.
  await expect(page.getByRole('region', { name: 'Stories' }).locator('img').first()).toBeVisible();
}

async function openSection(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function openFirstCard(page: Page, path: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(path);
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
}

/** Leaves when the buffer is full: what was requested and is not watched is then the most. */
async function watchLesson(page: Page, rate: number): Promise<Watched> {
  await lengthenFilms(page, LESSON_S + 2 * MAX_BUFFER_S);
  await openFirstCard(page, /\/videos\//);
  await pressPlay(page);
  await loaded(page);
  await video(page).evaluate((element: HTMLVideoElement, faster) => (element.playbackRate = faster), rate);
  await page.waitForFunction(pauseAt, LESSON_S, { timeout: (LESSON_S / rate) * 1_000 + PATIENCE_MS });
  const aheadS = () =>
    video(page).evaluate(
      ({ buffered, currentTime }: HTMLVideoElement) => buffered.end(buffered.length - 1) - currentTime,
    );
  await expect.poll(aheadS).toBeGreaterThan(MAX_BUFFER_S - SEGMENT_S);
  return { watchedS: await timeOf(page), stalls: 0 };
}

/** Runs in the page: pauses the lesson once it has played so far; true from then on. */
function pauseAt(seconds: number): boolean {
  const lesson = document.querySelector('video')!;
  if (lesson.currentTime >= seconds) lesson.pause();
  return lesson.paused && lesson.currentTime >= seconds;
}

async function watchReels(page: Page): Promise<Watched> {
  await openSection(page, 'Reels');
  await page.evaluate(followReels);
  await page.getByRole('button', { name: 'Play reels' }).click();
  for (let index = 0; index < REELS; index += 1) {
    await page.waitForFunction(hasPlayed, { index, untilS: SWIPE_AFTER_S });
    await page.keyboard.press(index < REELS - 1 ? 'ArrowDown' : 'Space');
  }
  const { playedS: played, stalls } = await page.evaluate(() => globalThis.followedReels!);
  return { watchedS: played.reduce((sum, seconds) => sum + seconds, 0), stalls };
}

declare global {
  var followedReels: { playedS: number[]; stalls: number } | undefined;
}

/** Runs in the page: notes how far each reel plays, by its number in the list, and how often one that has begun waits for data. */
function followReels(): void {
  const followed = (globalThis.followedReels = { playedS: [] as number[], stalls: 0 });
  const look = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>('[data-index] video')) {
      const index = Number(video.closest<HTMLElement>('[data-index]')!.dataset.index);
      if (!video.paused) followed.playedS[index] = Math.max(followed.playedS[index] ?? 0, video.currentTime);
    }
    requestAnimationFrame(look);
  };
  look();
  const handleWaiting = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement && target.currentTime > 0 && !target.seeking) followed.stalls += 1;
  };
  document.addEventListener('waiting', handleWaiting, true);
}

/** Runs in the page. */
const hasPlayed = ({ index, untilS }: { index: number; untilS: number }): boolean =>
  (globalThis.followedReels!.playedS[index] ?? 0) >= untilS;
