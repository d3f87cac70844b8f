import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { isPaused, LEVELS, openLevel, playOnTo, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { pathOfName } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { ROWS as CARD_ROWS } from '../src/home/content.ts';

const ROWS = {
  'Popular Business Categories': {
    names: ['Mobile Repairing', 'Cab Driving', 'Carpenter Business', 'Plumber Business', 'Electrician Business'],
    to: /^\/business\?topic=/,
  },
  'Featured Categories': {
    names: ['Dharm Yudh', 'Karm Yudh', 'Youtube Class', 'Shunye Dhristi'],
    to: /^\/level\/categories\?topic=/,
  },
  'Trending Now': {
    names: ['Business Startup Guide', 'Digital Marketing', 'Financial Planning', 'Leadership Skills'],
    to: /^\/business\?topic=/,
  },
};

test('the landing page has the rows and figures of §2', async ({ page }) => {
  await page.goto('/home');
  for (const [title, { names, to }] of Object.entries(ROWS)) {
    const row = page.getByRole('region', { name: title });
    await expect(row.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(row.getByRole('link')).toHaveText(names.map((name) => new RegExp(name)));
    for (const link of await row.getByRole('link').all()) await expect(link).toHaveAttribute('href', to);
  }
  for (const icon of ['📱', '🚕', '🪚', '🔧', '💡'])
    await expect(page.getByRole('region', { name: 'Popular Business Categories' })).toContainText(icon);
  const figures = page.getByRole('region', { name: 'The school in figures' });
  for (const [name, value] of [
    ['Business Ideas', '1000+'],
    ['Active Learners', '50K+'],
    ['Average Rating', '4.8'],
  ] as const) {
    await expect(figures.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(figures.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
});

test('a popular card opens the business topic of its name in one navigation; without such a topic, the list of all', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Cab Driving' }).click();
  await expect(page).toHaveURL(/\/business\/levels\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Level's Cab Driving");
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goto('/business?topic=Nothing+of+the+kind');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Topics');
});

test('each of the 13 cards: opens what it names where the school has it, else the topic that it stands for', async ({
  page,
}) => {
  const cards = CARD_ROWS.flatMap(({ items }) => items);
  expect(cards).toHaveLength(13);
  await page.goto('/home');
  for (const { name, names } of cards) {
    expect(names[0]).toBe(name);
    const path = pathOfName(names);
    expect([name, path]).toEqual([name, expect.stringMatching(/^\/(business\/levels|level\/categories)\/[\w-]+$/)]);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page, name).toHaveURL(path!);
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/home');
  }
  for (const name of ['Dharm Yudh', 'Karm Yudh'])
    expect([name, pathOfName([name])]).toEqual([name, pathOfName(cards.find((card) => card.name === name)!.names)]);
});

test('a card shows its play overlay on hover and on focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  const card = page.getByRole('link', { name: 'Mobile Repairing', exact: true });
  const overlay = card.locator('svg');
  const opacity = () => overlay.evaluate((icon) => getComputedStyle(icon.parentElement!).opacity);
  await expect.poll(opacity).toBe('0');
  await card.hover();
  await expect.poll(opacity).toBe('1');
  await page.getByRole('banner').hover();
  await expect.poll(opacity).toBe('0');
  await page.getByRole('link', { name: 'More Info' }).focus();
  for (let presses = 0; presses < 8 && !(await card.evaluate((link) => link === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expect.poll(opacity).toBe('1');
});

test('only the visible picture and the next one are requested', async ({ page, quiet }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const hero = /\/(hero-\d)\//.exec(request.url())?.[1];
    if (hero) requested.add(hero);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect.poll(() => [...requested]).toContain('hero-2');
  await quiet();
  expect([...requested].sort()).toEqual(['hero-1', 'hero-2']);
});

test('Watch Now opens the reels, More Info opens About Us', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Watch Now' }).click();
  await expect(page).toHaveURL('/reel');
  await page.goto('/home');
  await page.getByRole('link', { name: 'More Info' }).click();
  await expect(page).toHaveURL('/about');
});

test('started lessons are listed on the landing page with picture, level and position, without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lesson = {
      videoId: 'v1',
      title: 'Count the day before you close',
      path: '/levels/t1/videos/l1?page=1&video=v1',
      positionMs: 65_000,
      durationMs: 200_000,
      watchedAtMs: 1,
    };
    const known = { ...lesson, thumbnailId: 'poster-lesson-01', seriesName: 'Keep the books' };
    const fromOlderVersion = { ...lesson, videoId: 'v3', title: 'Say the price' };
    localStorage.setItem(
      'bazaar.progress',
      JSON.stringify([known, { ...known, videoId: 'v2', positionMs: 198_000 }, fromOlderVersion]),
    );
  });
  await recordShifts(page);
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Continue watching' });
  await expect(row.getByRole('link')).toHaveText([
    'Count the day before you closeKeep the books1:05 of 3:20',
    'Say the price1:05 of 3:20',
  ]);
  const image = row.getByRole('link').first().locator('img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(image).toHaveAttribute('src', /poster-lesson-01/);
  await expect(row.getByRole('link').first()).toHaveAttribute('href', '/levels/t1/videos/l1?page=1&video=v1');
  const { score, worst } = await shiftOf(page);
  expect(score, worst).toBeLessThanOrEqual(0.02);
});

test.describe('a lesson that plays', () => {
  test.use({ time: 'passes' });

  test('the first started lesson is listed on the landing page right after leaving it', async ({ page }) => {
    await openLevel(page, LEVELS.onePage);
    await pressPlay(page);
    await playTo(page, 1);
    const names = page.getByRole('main').getByRole('heading', { level: 1 }).locator('small > span');
    const [level, topic] = (await names.allInnerTexts()).map((name) => name.replace(/^ · /, ''));
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Home' }).click();
    const card = page.getByRole('region', { name: 'Continue watching' }).getByRole('link');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(`${topic} · ${level}`);
    await card.click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test.describe('by touch at 360 px', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('a first visitor is in a lesson that plays after two taps, and one who returns after one', async ({
      page,
    }) => {
      await page.goto('/home');
      await page.getByRole('link', { name: /^Start here/ }).tap();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Start with / })
        .tap();
      await expect.poll(() => isPaused(page)).toBe(false);
      await playOnTo(page, 1);
      const address = page.url();
      await page.goto('/home');
      const next = page.getByRole('link', { name: /^Continue / });
      const hero = page.getByRole('heading', { level: 1 });
      await expect.poll(async () => (await next.boundingBox())!.y - (await hero.boundingBox())!.y).toBeLessThan(0);
      await next.tap();
      await expect(page).toHaveURL(address);
      await expect.poll(() => isPaused(page)).toBe(false);
    });
  });
});
