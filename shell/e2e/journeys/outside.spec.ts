/** A lesson's link, and what a learner may ask of the account, by every hand and in every engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '../../../shared/contracts/cards.ts';
import { kindsOf, pathsOf } from '../../../shared/testing/e2e/account.ts';
import { LEVELS } from '../../../shared/testing/e2e/levelPage.ts';
import { isSkipped } from '../../../shared/tools/browsers/engines.ts';
import { LIVE_REGIONS } from '../../../shared/ui/announce.ts';
import { expect, test } from './journey.ts';
import { openAsLearner } from './learner.ts';
import type { Target } from './page/target.ts';
import { signIn } from './signIn.ts';
import { eventually } from './view.ts';

test.skip(
  ({ engineName }) => engineName !== 'chromium' && isSkipped(engineName),
  'an engine of the journeys is not installed',
);

const LESSON = `${LEVELS.onePage}?page=1&video=video-002`;
const LESSON_CARD = cardPath('lesson', 'video-002')!;
/** A page that is not the school's, as a chat is not: it stores nothing. */
const CHAT = '/robots.txt';
/** The message that is shown at the bottom of a page has no role. */
const ANNOUNCED = `document.getElementById('${LIVE_REGIONS.polite}')?.textContent`;
const MAIN: Target = { role: 'main' };
const HEADER: Target = { role: 'banner' };
const player: Target = { role: 'region', name: /^Video player: / };

test('a lesson’s link from a chat leads on to the lesson at once, which says what the school is and plays after one press; Back leaves in one step', async ({
  drivenScreen,
  hand,
  view,
}) => {
  await view.open(CHAT);
  await drivenScreen.evaluate(`void location.assign('${LESSON_CARD}')`);
  await eventually(async () => expect(await view.path()).toBe(LESSON));
  await view.sees({ role: 'link', name: /^Bazaar School: /, within: MAIN });
  await hand.press({ role: 'button', name: 'Play', within: player });
  await view.seesPlaying(player);
  await view.back();
  await eventually(async () => expect(await view.path()).toBe(CHAT));
});

test('Share gives the link of the lesson’s card: it is copied and can be pasted, or is shown where the engine lets nothing be copied', async ({
  drivenScreen,
  hand,
  view,
}) => {
  await view.open(LESSON);
  await expect.poll(() => drivenScreen.evaluate<string | null>(ANNOUNCED)).toBe(''); // rendered by React: what the document draws has no Share yet
  await hand.press({ role: 'button', name: 'Share', within: { role: 'group', name: 'Lesson' } });
  let link: string | undefined;
  await eventually(async () => {
    link = (await view.look({ role: 'textbox', name: 'Link' }))?.value;
    expect(link ?? (await drivenScreen.evaluate<string>(ANNOUNCED))).toMatch(/^Link copied$|^http/);
  });
  if (link === undefined) {
    await view.open('/search');
    const field: Target = { role: 'searchbox' };
    await hand.type(field, '');
    await drivenScreen.paste();
    await eventually(async () => expect((link = (await view.look(field))?.value)).toBeTruthy());
  }
  expect(new URL(link!).pathname).toBe(LESSON_CARD);
});

test('a sign-in without the tick goes on; the dashboard asks: Not now saves nothing, Agree saves the account', async ({
  drivenScreen,
  hand,
  view,
  request,
}) => {
  await view.open('/services');
  await view.sees({ role: 'heading', name: 'Our Services' });
  await signIn(hand, view, request, { agrees: false });
  const unsaved = await drivenScreen.evaluate<string>(`localStorage.getItem('bazaar.unsavedUser')`);
  const { uid } = JSON.parse(unsaved) as { uid: string };
  const question: Target = { role: 'form', name: 'May your account keep this?' };
  await hand.press({ role: 'button', name: 'Not now', within: question });
  await view.misses(question);
  await view.seesText(MAIN, 'What you watch stays on this device.');
  await expect.poll(() => kindsOf(uid)).toEqual([]);

  await hand.press({ role: 'button', name: 'Keep it in my account' });
  await hand.press({ role: 'checkbox', name: 'I am 18 or older and agree to this.', within: question });
  await hand.press({ role: 'button', name: 'Agree', within: question });
  await view.misses(question);
  await expect.poll(() => kindsOf(uid)).toEqual(['user', 'consents']);
});

test('Download my data saves a file with every document of the account', async ({
  drivenScreen,
  hand,
  view,
  request,
}) => {
  const uid = await openAsLearner(hand, view, request);
  await hand.press({ role: 'button', name: 'Download my data' });
  await eventually(async () => {
    const { user, consents, progress } = JSON.parse(
      readFileSync(join(drivenScreen.downloads, 'my-data.json'), 'utf8'),
    ) as Record<'user' | 'consents' | 'progress', object>;
    expect(user).toMatchObject({ uid, firstName: 'Sunita' });
    expect([
      uid,
      ...Object.keys(consents).map((id) => `${uid}/consents/${id}`),
      ...Object.keys(progress).map((id) => `${uid}/progress/${id}`),
    ]).toEqual(await pathsOf(uid));
  });
});

test('Delete Account: nothing is left of the account, and the banner offers Login', async ({ hand, view, request }) => {
  const uid = await openAsLearner(hand, view, request);
  await hand.press({ role: 'link', name: 'Services and settings', within: HEADER });
  await hand.press({ role: 'button', name: 'Delete Account', within: MAIN });
  const dialog: Target = { role: 'dialog', name: 'Delete Account' };
  await hand.press({ role: 'button', name: 'Delete Account', within: dialog });
  await view.seesText(dialog, 'Your account is deleted.');
  await expect.poll(() => kindsOf(uid)).toEqual([]);
  await hand.press({ role: 'button', name: 'Close', within: dialog });
  await view.sees({ role: 'link', name: 'Login', within: HEADER });
});
