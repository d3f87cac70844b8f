/** The measured visit: a learner with a phone signs in, then reads the feed, a list and levels, and watches a lesson and five reels. */
import { expect as baseExpect, type Page, type Response } from '@playwright/test';
import { dashboard } from '../../contracts/paths.ts';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { loaded, timeOf, video } from '../../testing/e2e/levelPage.ts';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { database } from '../../testing/e2e/requests.ts';
import { signInOn } from '../../testing/e2e/signIn.ts';
import type { Site } from '../serve/startSite.ts';
import { countUsage } from './countUsage.ts';
import { lengthenFilms } from './lengthenFilms.ts';
import { STEPS, type Step, type StepName } from './visit.ts';

/** A phone's screen: what is drawn on it decides which pictures are requested. No price counts pixels. */
export const PHONE = { viewport: { width: 360, height: 740 } } as const;

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
  reelsAfterStall: number;
}

/** Walks through the visit, on a page that is new. `rate`: how many times faster than usual the lesson plays. */
export async function walkVisit(page: Page, site: Pick<Site, 'url' | 'ports'>, rate = 1): Promise<Step[]> {
  const takeUsage = countUsage(page, site.ports);
  const isQuiet = watchQuiet(page);
  const acts: Record<StepName, () => Promise<Watched | void>> = {
    'sign-in': () => withRead(page, 'progress', () => signIn(page, site)),
    feed: () => withRead(page, 'progress', () => openFeed(page, site.url)),
    list: () => openSection(page, 'Business'),
    levels: () => withRead(page, 'level-videos-new', () => openFirstCard(page, /^\/business\/levels\//)),
    lesson: () => watchLesson(page, rate),
    reels: () => watchReels(page),
  };
  const steps: Step[] = [];
  for (const name of STEPS) {
    const watched = await acts[name]();
    await isQuiet();
    steps.push({ name, usage: await takeUsage(), watchedS: 0, reelsAfterStall: 0, ...watched });
  }
  return steps;
}

/** Waits for a read of this collection too, which the page makes when it has nothing else to do. */
async function withRead(page: Page, collection: string, act: () => Promise<void>): Promise<void> {
  const read = page.waitForResponse((response) => database(collection)(response.request()), { timeout: PATIENCE_MS });
  await Promise.all([read, act()]);
}

/** The dashboard, which the sign-in leads to, reads the account once more. */
async function signIn(page: Page, site: Pick<Site, 'url' | 'ports'>): Promise<void> {
  const isRead = (response: Response) =>
    new URL(page.url()).pathname === dashboard &&
    response.url().includes(':batchGet') &&
    database('users')(response.request());
  await Promise.all([page.waitForResponse(isRead, { timeout: PATIENCE_MS }), signInOn(site, page, page.request)]);
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
  await openFirstCard(page, /\/videos\//); // which starts it
  await loaded(page);
  await video(page).evaluate((element: HTMLVideoElement, faster) => (element.playbackRate = faster), rate);
  await page.waitForFunction(pauseAt, LESSON_S, { timeout: LESSON_S * 1_000 + PATIENCE_MS });
  const aheadS = () =>
    video(page).evaluate(
      ({ buffered, currentTime }: HTMLVideoElement) => buffered.end(buffered.length - 1) - currentTime,
    );
  await expect.poll(aheadS).toBeGreaterThan(MAX_BUFFER_S - SEGMENT_S);
  return { watchedS: await timeOf(page), reelsAfterStall: 0 };
}

/** Runs in the page: pauses the lesson once it has played so far; true from then on. */
function pauseAt(seconds: number): boolean {
  const lesson = document.querySelector('video')!;
  if (lesson.currentTime >= seconds) lesson.pause();
  return lesson.paused && lesson.currentTime >= seconds;
}

async function watchReels(page: Page): Promise<Watched> {
  await openSection(page, 'Reels');
  const play = page.getByRole('button', { name: 'Play reels' });
  await expect(play).toBeVisible();
  // Looks on before the press: on a slow machine the first reel has to wait at once.
  const [watched] = await Promise.all([
    page.evaluate(playReels, { count: REELS, untilS: SWIPE_AFTER_S }),
    play.click(),
  ]);
  return watched;
}

/** Runs in the page: nothing from outside may be used. Plays so many reels, each up to this second, and pauses the last one. */
function playReels({ count, untilS }: { count: number; untilS: number }): Promise<Watched> {
  const feed = document.querySelector('[role=feed]')!;
  const watched = { watchedS: 0, reelsAfterStall: 0 };
  const handleWaiting = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement && target.currentTime > 0 && !target.seeking)
      watched.reelsAfterStall ||= count - index;
  };
  feed.addEventListener('waiting', handleWaiting, true);
  let index = 0;
  return new Promise((resolve) => {
    const look = () => {
      const video = feed.querySelector<HTMLVideoElement>(`[data-index="${index}"] video`);
      if (video && !video.paused && video.currentTime >= untilS) {
        watched.watchedS += video.currentTime;
        index += 1;
        const next = feed.querySelector<HTMLElement>(`[data-index="${index}"]`)!;
        if (index < count) feed.parentElement!.scrollTo({ top: next.offsetTop, behavior: 'instant' });
        else {
          video.pause();
          resolve(watched);
        }
      }
      if (index < count) requestAnimationFrame(look);
    };
    look();
  });
}
