import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { denied } from '../../shared/testing/e2e/answers.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { LEVELS, loaded, openLevel, playlist, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { SERIES } from '../../shared/testing/e2e/levelSeries.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';

test.use({ time: 'passes' });

const LINK = `${LEVELS.onePage}?page=1&video=video-002`;
/** With a description of three lines, and another level of the same creator. */
const DESCRIBED = '/levels/topic-004/videos/level-004';

const CARD = '/cards/lesson-video-002.html';

const share = (page: Page) => page.getByRole('group', { name: 'Lesson' }).getByRole('button', { name: 'Share' });
const choice = (page: Page) => page.getByRole('dialog', { name: 'Share this lesson' });
const moreFrom = (page: Page) => page.getByRole('region', { name: /^More from/ });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A lesson that is at that second, in a browser without Web Share. */
async function openAt(page: Page, seconds: number): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openLevel(page, LINK);
  await loaded(page);
  await video(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, seconds);
}

test('Share, copied at a second: opened in another browser, the lesson starts there; another lesson drops it, Back leads back', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAt(page, 9.4);
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page)).toBeVisible();
  await expectNoViolations(page, 'share dialog');
  await page.keyboard.press('Tab');
  await expect(choice(page).getByRole('button', { name: 'At 0:09' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#live-polite')).toHaveText('Link copied');
  await expect(share(page)).toBeFocused();
  const link = await copied(page);
  expect(link).toBe(new URL(`${LINK}&t=9`, baseURL).href);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const other = await context.newPage();
  await other.goto(link);
  await expectStarted(other);
  await expect(other.getByRole('region', { name: /^Video player: / })).toContainText('0:09 /');
  await loaded(other);
  await expect.poll(() => timeOf(other)).toBe(9);
  await other.reload();
  await loaded(other);
  await expect.poll(() => timeOf(other)).toBe(9);
  await playlist(other).getByRole('link').nth(1).tap();
  await expect(other).toHaveURL(/\?page=1&video=video-302$/);
  await other.goBack();
  await expect(other).toHaveURL(link);
  await expect(playlist(other).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await context.close();
});

test('a browser with Web Share: gets the lesson’s name and the link of its card, at the beginning without a question; one that the visitor closes shows nothing', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const value = (data: unknown) => {
      shared.push(data);
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value });
  });
  await openLevel(page, LINK);
  await share(page).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  const title = (await page.getByRole('heading', { level: 1 }).locator('bdi').first().textContent()) ?? '';
  await expect.poll(shared).toEqual([{ title, text: title, url: new URL(CARD, baseURL).href }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#live-polite')).not.toContainText('Link');
});

test('a browser that copies nothing: the link is shown, selected; Escape closes the dialog, not the page', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openLevel(page, LINK);
  await share(page).click();
  const link = page.getByRole('dialog', { name: 'Copy this link' }).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new URL(CARD, baseURL).href);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(LINK);
});

test.describe('a lesson that is newer than the index', () => {
  test.use({ expectedPageError: /404/ });

  test('Share gives the address of its page: it has no card', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openLevel(page, SERIES.first);
    await expect(page).toHaveURL(/video=/);
    await share(page).click();
    await expect(page.locator('#live-polite')).toHaveText('Link copied');
    await expect.poll(() => copied(page)).toBe(new URL(`${SERIES.first}?page=1&video=test-what-1-1`, baseURL).href);
  });
});

test('a link to a second, and a sign-in on the way to save it: back at the lesson, it starts there', async ({
  page,
  request,
}) => {
  await openLevel(page, `${LINK}&t=9`);
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, request);
  await expect(page).toHaveURL(`${LINK}&t=9`);
  await loaded(page);
  await expect.poll(() => timeOf(page)).toBe(9);
});

test('a level with a description and more of its creator: the text opens, the row is read once it is near, and its card leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  const reads = await gate(page, database('levelCreatorId'), open);
  await openLevel(page, DESCRIBED);
  const toggle = page.getByRole('button', { name: 'Show more' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(reads.requests).toEqual([]);
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const card = moreFrom(page).getByRole('link');
  await expect(card).toHaveCount(1);
  expect(reads.requests).toHaveLength(1);
  for (const look of LOOKS) {
    await setLook(page, look);
    await page.evaluate(() => scrollTo(0, 0)); // nothing is measured below the header
    await expectNoViolations(page, `level with more from its creator, ${JSON.stringify(look)}`);
  }
  await card.click();
  await expect(page).toHaveURL(/\/levels\/topic-004\/videos\/level-154/);
});

test('more of the creator cannot be read, and a level without a description: neither leaves anything behind', async ({
  page,
}) => {
  await gate(page, database('levelCreatorId'), denied);
  await openLevel(page, DESCRIBED);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(moreFrom(page)).toHaveCount(0);
  await openLevel(page);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
