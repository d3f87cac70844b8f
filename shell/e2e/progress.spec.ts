import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { denied, stopped } from '../../shared/testing/e2e/answers.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { LEVELS, loaded, openLevel, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { progressOf, seedProgress } from '../../shared/testing/e2e/progress.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { newNumber, signIn, userOf, signOut } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';

/** docs/decisions/027. Lessons play in the time of the machine. */
test.use({ time: 'passes' });

const level = LEVELS.onePage;

test('watched in one browser and closed while it plays: the other one continues at the same second', async ({
  page,
  browser,
  request,
}) => {
  const phone = newNumber();
  const uid = await signInAt(page, request, phone);
  const other = await newBrowser(browser);
  await signInAt(other, request, phone);
  await openLevel(page, level);
  await play(page, 3);
  const leftAt = await timeOf(page);
  await page.close();
  await expect.poll(async () => (await progressOf(uid)).map(({ position }) => position)).toHaveLength(1);
  const [saved] = await progressOf(uid);
  expect(Math.abs(saved!.position - leftAt)).toBeLessThan(1.5); // it played on until the page was closed

  await openLevel(other, level);
  await loaded(other);
  await expect.poll(async () => Math.abs((await timeOf(other)) - saved!.position)).toBeLessThan(0.5);
  await other.context().close();
});

test('two browsers without the database at once, then back: nothing is lost, the newest position wins, done stays done', async ({
  page,
  browser,
  request,
}) => {
  const phone = newNumber();
  const uid = await signInAt(page, request, phone);
  const other = await newBrowser(browser);
  await signInAt(other, request, phone);
  const ofPage = await gate(page, database('progress'), stopped);
  const ofOther = await gate(other, database('progress'), stopped);
  for (const each of [page, other]) await openLevel(each, level);
  await play(page, 1);
  await pause(page);
  await seek(page, 0.97); // finished, the older of the two
  await play(other, 1);
  await pause(other);
  const newest = await timeOf(other);
  await expect.poll(() => progressOf(uid)).toEqual([]);

  await ofOther.release();
  await reconnect(other);
  await expect.poll(async () => (await progressOf(uid)).length).toBe(1);
  await ofPage.release();
  await reconnect(page);
  await expect.poll(async () => (await progressOf(uid)).map(({ done }) => done)).toEqual([true]);
  const [saved] = await progressOf(uid);
  expect(saved!.position).toBeCloseTo(newest, 1);
  expect(saved!.seconds[0]).toBeGreaterThan(0.5);
  await expect.poll(() => waiting(page)).toEqual([]);
  await other.context().close();
});

test('watched without an account, then signed in: it is in the account; a sign-out writes the rest and clears the device alone', async ({
  page,
  request,
}) => {
  await openLevel(page, level);
  await play(page, 1);
  await pause(page);
  const phone = newNumber();
  const uid = await signInAt(page, request, phone);
  await expect.poll(async () => (await progressOf(uid)).length).toBe(1);

  await goInside(page, LEVELS.another);
  await play(page, 1);
  await goInside(page, '/dashboard'); // no pause: it would be written some seconds later
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(async () => (await progressOf(uid)).length).toBe(2);
  await expect.poll(async () => (await storedOn(page)).local['bazaar.progress']).toBeUndefined();
  await signInAt(page, request, phone);
  await goInside(page, '/home');
  await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveCount(2);
});

test('a page killed without a network: the next one writes what waits on the device', async ({
  page,
  context,
  request,
}) => {
  const uid = await signInAt(page, request, newNumber());
  await openLevel(page, level);
  await loaded(page);
  await context.setOffline(true);
  await play(page, 1);
  await pause(page);
  await expect.poll(() => waiting(page)).toHaveLength(1);
  await page.goto('chrome://crash').catch(() => {}); // it writes nothing any more
  await page.close();
  await expect.poll(() => progressOf(uid)).toEqual([]);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect.poll(async () => (await progressOf(uid)).length).toBe(1);
  await expect.poll(() => waiting(next)).toEqual([]);
});

test('Delete Account: removes all progress, and a second device cannot write any more', async ({
  page,
  browser,
  request,
}) => {
  const phone = newNumber();
  const uid = await signInAt(page, request, phone);
  await seedProgress(uid, lessons(150));
  const other = await newBrowser(browser);
  await signInAt(other, request, phone);
  await openLevel(other, level);
  await loaded(other);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect.poll(() => userOf(request, phone)).toEqual({});
  await expect.poll(() => progressOf(uid)).toEqual([]);

  const refused = other.waitForResponse(/documents:commit/);
  await play(other, 1);
  await pause(other);
  const response = await refused;
  expect(response.status()).toBe(403);
  await expect.poll(() => progressOf(uid)).toEqual([]);
  await other.context().close();
});

test('an anonymous visitor reads no progress; a learner with 2,000 lessons one page in each visit', async ({
  page,
  request,
  quiet,
}) => {
  const queries = await gate(page, database('progress'), open);
  await page.goto('/home');
  await quiet();
  await openLevel(page, level);
  await quiet();
  expect(queries.requests).toHaveLength(0);

  await page.goto('/login');
  const uid = await signInAt(page, request, newNumber());
  await seedProgress(uid, lessons(2_000));
  await quiet();
  const before = queries.requests.length;
  await page.goto('/dashboard');
  await expect.poll(async () => (await storedOn(page)).local['bazaar.progress']).toContain('Lesson');
  await goInside(page, '/about');
  await goInside(page, '/dashboard');
  await quiet();
  expect(queries.requests.length - before).toBe(1);
});

test('a backend that refuses progress: no error, and few attempts', async ({ page, request }) => {
  await signInAt(page, request, newNumber());
  const writes = await gate(page, /documents:commit/, denied);
  await openLevel(page, level);
  await play(page, 1);
  await pause(page);
  await writes.requested(); // the lesson waits on the device before the request begins
  await expect.poll(() => waiting(page)).toHaveLength(1);
  expect(writes.requests.length).toBeLessThan(5); // at the pause, and 2 s later
});

test('two tabs of one browser, each with a lesson: no position is written twice', async ({
  page,
  context,
  request,
}) => {
  const uid = await signInAt(page, request, newNumber());
  const tab = await context.newPage();
  await openLevel(page, level);
  await openLevel(tab, LEVELS.another);
  const writes = await Promise.all([page, tab].map((each) => gate(each, database(`${uid}/progress`), open))); // a read has it in its address alone
  await play(page, 1);
  await pause(page);
  await play(tab, 1);
  await pause(tab);
  await expect.poll(async () => (await progressOf(uid)).length).toBe(2);
  await expect.poll(() => waiting(page)).toEqual([]);
  await expect.poll(() => waiting(tab)).toEqual([]);
  // More than two on a slow machine: also what was watched when the account was read, and after 15 s.
  const written = writes.flatMap(({ requests }) => requests).map((request) => request.postData()!);
  expect(new Set(written).size).toBe(written.length);
});

/** Signs in from /login; resolves to the id of the account. */
async function signInAt(page: Page, request: APIRequestContext, phone: string): Promise<string> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await signIn(page, request, phone);
  await expect.poll(async () => (await userOf(request, phone)).uid).toBeTruthy();
  return (await userOf(request, phone)).uid!;
}

async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, serviceWorkers: 'block' });
  return context.newPage();
}

async function play(page: Page, seconds: number): Promise<void> {
  await loaded(page);
  await pressPlay(page);
  await playTo(page, seconds);
}

async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

const seek = (page: Page, share: number) =>
  video(page).evaluate((element: HTMLVideoElement, share) => {
    element.currentTime = element.duration * share;
  }, share);

/** The lessons that the account does not have yet, as the device knows. */
const waiting = async (page: Page): Promise<unknown> =>
  JSON.parse((await storedOn(page)).local['bazaar.unsavedProgress'] ?? 'null');

const reconnect = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lesson: `seeded-${index}`,
    position: 10,
    at: 1_700_000_000_000 + index,
  }));
