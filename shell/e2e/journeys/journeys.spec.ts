import type { APIRequestContext } from '@playwright/test';
import { kindsOf } from '../../../shared/testing/e2e/account.ts';
import { LATER_POST } from '../../../shared/testing/e2e/seedNames.ts';
import { isSkipped } from '../../../shared/tools/browsers/engines.ts';
import type { Hand } from './hands/hand.ts';
import { expect, test } from './journey.ts';
import { KINDS_OF_LEARNER, openAsLearner } from './learner.ts';
import type { Target } from './page/target.ts';
import { signIn } from './signIn.ts';
import { eventually, type View } from './view.ts';

test.skip(
  ({ engineName }) => engineName !== 'chromium' && isSkipped(engineName),
  'an engine of the journeys is not installed',
);

/** These run on production too, in every engine. */
const SMOKE = { tag: '@smoke' };
const MAIN: Target = { role: 'main' };
const HEADER: Target = { role: 'banner' };
const section = (name: string): Target => ({ role: 'link', name, within: { role: 'navigation', name: 'Main' } });
const firstCard: Target = { role: 'link', within: { role: 'list', within: MAIN } };
/** Of the issue that asks for the switch: the copies in the account are deleted. */
const DELETED_WITHIN_MS = 10_000;
/** The time for swiping through many screens, which depends on the machine. */
const SCROLLED_WITHIN_MS = 60_000;
const player: Target = { role: 'region', name: /^Video player: / };

test('the site opens, its carousel changes slides, and a link and Back navigate', SMOKE, async ({ hand, view }) => {
  await view.open('/');
  await view.isAt('/home');
  const slide = (position: number): Target => ({
    role: 'group',
    name: new RegExp(`^${position} of 6`),
    within: { role: 'region', name: 'Highlights' },
  });
  await hand.press({ role: 'button', name: 'Pause rotation' }); // while it rotates, the slide may change between two steps of the test
  let shown = 0;
  await eventually(async () => {
    shown = await firstSeen(view, [1, 2, 3, 4, 5, 6], slide);
    expect(shown).toBeGreaterThan(0);
  });
  await hand.press({ role: 'button', name: 'Next slide' });
  await view.sees(slide((shown % 6) + 1));
  await hand.press({ role: 'link', name: 'More Info' });
  await view.isAt('/about');
  await view.sees({ role: 'link', name: 'Explore Courses' });
  await view.back();
  await view.isAt('/home');
});

test(
  'the feed shows posts with pictures, loads more when scrolled, and links to a business',
  SMOKE,
  async ({ hand, view }) => {
    await view.open('/home');
    await hand.press(section('Feed'));
    await view.isAt('/feed');
    const feed: Target = { role: 'feed', name: 'Posts' };
    await view.seesPicture({ role: 'img', within: feed });
    const post: Target = { role: 'article', name: LATER_POST };
    await eventually(async () => {
      await hand.scrollOn(feed);
      expect(await view.look(post)).not.toBeNull();
    }, SCROLLED_WITHIN_MS);
    await hand.press({ role: 'link', name: /^Learn/, within: post });
    await view.isAt(/^\/business\/levels\//);
    await view.sees(firstCard);
  },
);

test('a story opens, shows its next image, and closes', async ({ hand, view }) => {
  await view.open('/feed');
  await hand.press({ role: 'button', name: /^New tools at the shop/ });
  const story: Target = { role: 'dialog', name: 'New tools at the shop' };
  const picture: Target = { role: 'img', within: story };
  await view.seesPicture(picture);
  await hand.pressPart(picture, { x: 0.9, y: 0.5 }, 'ArrowRight');
  await view.seesText(story, 'Image 2 of 3');
  await hand.dismiss(story, { role: 'button', name: 'Close story' });
  await view.misses(story);
  await view.isAt('/feed');
});

test('reels play after one press, the next one follows, and a press on the picture pauses it', async ({
  hand,
  view,
}) => {
  await view.open('/home');
  await hand.press(section('Reels'));
  const reel: Target = { role: 'article', name: 'Stock your first 20 parts' };
  const next: Target = { role: 'article', name: 'Say the price first' };
  await hand.pressPart({ role: 'button', name: 'Play reels' }, { x: 0.5, y: 0.5 }, 'Space');
  await view.seesPlaying(reel);
  await view.isStarted(); // what the document draws has one reel
  await hand.goOn();
  await view.seesPlaying(next);
  await view.isAt(/^\/reel\?reel=/);
  await hand.pressPart(next, { x: 0.5, y: 0.3 }, 'Space');
  await view.seesPaused(next);
  await hand.pressPart(next, { x: 0.5, y: 0.3 }, 'Space');
  await view.seesPlaying(next);
});

test('the levels lead from the categories to a lesson that plays and pauses', SMOKE, async ({ hand, view }) => {
  await view.open('/home');
  await hand.press(section('Levels'));
  await view.sees({ role: 'heading', name: 'Categories Topics', within: MAIN });
  for (const path of [
    /categories\/[^/]+$/,
    /subcategories\/[^/]+$/,
    /creators\/[^/]+$/,
    /levels\/[^/]+$/,
    /\/videos\//,
  ])
    await goDown(hand, view, path);
  await playsAndPauses(hand, view);
});

test('the creators lead to a playlist whose first and second video play', async ({ hand, view }) => {
  await view.open('/home');
  await hand.press(section('Creators'));
  await view.sees({ role: 'heading', name: 'Creators', within: MAIN });
  for (const path of [/\/topics$/, /\/playlists$/, /\/videos/]) await goDown(hand, view, path);
  await playsAndPauses(hand, view);
  await hand.press({ role: 'link', index: 1, within: { role: 'list', name: 'Videos of this playlist' } });
  await view.isAt(/video=clip-/);
  await playsAndPauses(hand, view);
});

test('a visitor signs in with the code of the SMS', async ({ hand, view, request }) => {
  await openAndSignIn(hand, view, request);
  await view.isAt('/dashboard');
});

test('a learner keeps progress on the device alone: the account has none within 10 s; and in the account again', async ({
  hand,
  view,
  request,
}) => {
  const uid = await openAsLearner(hand, view, request);
  const keep: Target = { role: 'switch', name: /^Keep my progress on the account/ };
  await hand.press(keep);
  await expect.poll(() => kindsOf(uid), { timeout: DELETED_WITHIN_MS }).toEqual(['user', 'consents']);
  await view.seesText(MAIN, 'Off: it is on this device alone.');
  await hand.press(keep);
  await expect.poll(() => kindsOf(uid)).toEqual(KINDS_OF_LEARNER);
  await view.seesText(MAIN, 'On: any device goes on where you stopped.');
});

test('a visitor signs out under Services', SMOKE, async ({ hand, view, request }) => {
  await openAndSignIn(hand, view, request);
  await hand.press({ role: 'link', name: 'Services and settings', within: HEADER });
  await view.sees({ role: 'heading', name: 'Our Services' });
  await hand.press({ role: 'button', name: 'Sign Out' });
  await hand.press({ role: 'button', name: 'Sign Out', within: { role: 'dialog' } });
  await view.sees({ role: 'link', name: 'Login', within: HEADER });
});

/** The position of the first target that is found; 0 for none. */
async function firstSeen(
  view: View,
  positions: readonly number[],
  target: (position: number) => Target,
): Promise<number> {
  for (const position of positions) if (await view.look(target(position))) return position;
  return 0;
}

/**
 * Opens the first card of a list, React's: a lesson that its link leads to plays at once, after a drawn one's it waits for Play. Until the
 * next page is rendered, the old cards are shown.
 */
async function goDown(hand: Hand, view: View, path: RegExp): Promise<void> {
  await view.isStarted();
  const { text } = await view.sees(firstCard);
  await hand.press(firstCard);
  await view.isAt(path);
  await eventually(async () => expect((await view.look(firstCard))?.text).not.toBe(text));
}

async function playsAndPauses(hand: Hand, view: View): Promise<void> {
  await view.seesPlaying(player);
  await hand.press({ role: 'button', name: 'Pause', within: player });
  await view.seesPaused(player);
}

async function openAndSignIn(hand: Hand, view: View, request: APIRequestContext): Promise<void> {
  await view.open('/home');
  await signIn(hand, view, request);
}
