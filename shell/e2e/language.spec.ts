import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { translatedFile } from '../../shared/contracts/languages.ts';
import { coveredParts } from '../../shared/testing/e2e/controls.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { nextBuild, releaseAlone } from './support/nextBuild.ts';
import { scriptsOf } from './support/scriptsOf.ts';

/** The controls and texts that the question lies over. */
const coveredByQuestion = async (page: Page): Promise<string[]> =>
  (await coveredParts(page)).filter((part) => /^(P यह साइट|BUTTON (हिन्दी|Keep English)|SECTION Language)/.test(part));

const html = (page: Page) => page.locator('html');

test('Hindi chosen under Services: the page opens in it, again after a reload, and English is one press away', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'हमारी सेवाएँ' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle(/^हमारी सेवाएँ · /);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'ख़ूब चलने वाले बिज़नेस' })).toBeVisible();
  await expectNoViolations(page, 'home in Hindi');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Popular Business Categories' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('the pseudo-language of the dev servers, stored on the device: a built site is in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.language', 'en-XA'));
  await page.goto('/services?language=en-XA');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('its first page is in Hindi, and nobody is asked', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'ख़ूब चलने वाले बिज़नेस' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'भाषा' })).toBeHidden();
  });

  test('whose user reads English too: the visitor is asked once', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['hi-IN', 'en-IN'] }));
    await page.goto('/home');
    const question = page.getByRole('region', { name: 'भाषा' });
    await expect(question).toBeVisible();
    await expectNoViolations(page, 'the question');
    await question.getByRole('button', { name: 'हिन्दी में रखें' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'ख़ूब चलने वाले बिज़नेस' })).toBeVisible();
    await expect(question).toBeHidden();
  });

  for (const path of ['/home', '/feed', '/level/categories', '/creators', '/login'])
    test(`${path}: no script is loaded in English too`, async ({ page }) => {
      const scripts = await scriptsOf(page, path);
      expect(scripts.filter((script) => script.endsWith('.hi.js')).length).toBeGreaterThan(0);
      const inEnglish = scripts.filter((script) => !script.endsWith('.hi.js'));
      expect(inEnglish.filter((script) => scripts.includes(translatedFile(script, 'hi')))).toEqual([]);
      const texts = page.getByText(/Try Again|Load more|Loading|Back/);
      await expect(texts).toHaveCount(0);
    });

  test('a remote from before there was Hindi: its part is in English and marked so, in a frame in Hindi', async ({
    page,
    pathSite,
  }) => {
    const dist = nextBuild('auth', (code) => code);
    const files = readdirSync(join(dist, 'assets')).filter((file) => file.includes('.hi.'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) rmSync(join(dist, 'assets', file));
    releaseAlone(pathSite, 'auth', dist);
    await page.goto(`${pathSite.url}/login`);
    const heading = page.getByRole('heading', { level: 1, name: 'Welcome Back' });
    await expect(heading).toBeVisible();
    await expect.poll(() => heading.evaluate((element) => element.closest('[lang]')!.getAttribute('lang'))).toBe('en');
    await expect(html(page)).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'ज़रूरी लिंक' })).toBeVisible();
    await expectNoViolations(page, 'English in a frame in Hindi');
  });

  test('the header before any script of the shell is in Hindi', async ({ page }) => {
    await page.route(/\/assets\/(index|start)-/, () => {}); // for ever
    await page.goto('/feed', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'लॉग इन' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'सेवाएँ और सेटिंग' })).toBeVisible();
  });
});

for (const path of ['/home', '/feed', '/level/categories'])
  test(`${path} in English: nothing of Hindi is loaded`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expect(scripts.filter((script) => script.endsWith('.hi.js'))).toEqual([]);
  });

test.describe('a phone in English whose user reads Hindi', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-IN', 'hi-IN'] })),
  );

  test('the question is in view on the landing page, lies over nothing and moves nothing; going on puts it off', async ({
    page,
  }) => {
    await recordShifts(page);
    await page.goto('/home');
    const question = page.getByRole('region', { name: 'Language' });
    await expect(question).toBeInViewport();
    await expect.poll(() => coveredByQuestion(page)).toEqual([]);
    const overQuestion = async () => (await coveredParts(page)).filter((part) => /over BUTTON (हिन्दी|Keep)/.test(part));
    await expect.poll(() => overQuestion()).toEqual([]);
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(0.02);
    await page.getByRole('link', { name: 'Watch Now' }).click();
    await expect(page).toHaveURL('/reel');
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('a low phone, whose bottom bar lies over the question: it is asked on the next page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 670 });
    await page.goto('/home');
    await page.getByRole('link', { name: 'More Info' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('region', { name: 'Language' })).toBeVisible();
  });

  test('on the page of a lesson: Escape in the question puts it off and the page stays; the next one goes back', async ({
    page,
  }) => {
    await page.goto(LEVELS.onePage);
    const question = page.getByRole('region', { name: 'Language' });
    await question.getByRole('button', { name: 'Keep English' }).focus();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/business\/levels\//);
  });

  for (const path of ['/login', '/reel', '/level/categories', '/feed', '/creators', '/search', LEVELS.onePage])
    test(`${path}: the question lies over nothing, and nothing below it was painted before`, async ({ page }) => {
      await recordShifts(page);
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Language' })).toBeAttached();
      await expect.poll(() => coveredByQuestion(page)).toEqual([]);
      const { score, worst } = await shiftOf(page);
      expect(score, worst).toBeLessThanOrEqual(0.02);
    });
});

for (const [path, width] of [
  ['/home', 360],
  ['/login', 768],
  ['/home', 900],
  ['/level/categories', 900],
] as const)
  test(`a browser in Indian English alone, ${path} at ${width} px: the header, without a menu there, has Hindi`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-IN'] }));
    await page.setViewportSize({ width, height: 740 });
    await recordShifts(page);
    await page.goto(path);
    const header = page.getByRole('banner');
    const hindi = header.getByRole('button', { name: 'हिन्दी' });
    await expect(hindi).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expect.poll(async () => (await coveredParts(page)).filter((part) => part.includes('हिन्दी'))).toEqual([]);
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(0.02);
    await hindi.click();
    await expect(html(page)).toHaveAttribute('lang', 'hi');
    await expect(hindi).toBeHidden();
  });

test('a phone in Indian English alone: nobody is asked, and the menu of the header has Hindi', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-IN'] }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/level/categories');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('region', { name: 'Language' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
});
