import type { Locator, Page } from '@playwright/test';
import { missing } from '../../shared/testing/e2e/answers.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { expectPlaying, openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { LAYOUTS } from '../../shared/tools/studio/filmPage.ts';
import { FILMS, titleOf, type Language } from '../../shared/tools/studio/films.ts';
import { reels as hindi } from '../src/texts.hi.ts';

test.use({ time: 'passes' });

const { text, height: FILM_HEIGHT } = LAYOUTS.reel;
/** The share of a reel's height, from its top, that has the text of our own films. */
const FILM_TEXT_ENDS = (text.top + text.height) / FILM_HEIGHT;

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 600 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
] as const;

const button = (page: Page, name: string) => reelAt(page, 0).getByRole('button', { name, exact: true });

/** The captions of a reel, in a language: one of these is shown while it plays. */
async function captions(reel: Locator, language: Language) {
  const title = await reel.getByRole('heading').textContent();
  const { steps } = FILMS.find((film) => film.kind === 'reel' && titleOf(film) === title)!;
  const escaped = steps.map(({ say }) => say[language].replace(/[.*+?()]/g, String.raw`\$&`));
  return reel.getByText(new RegExp(`^(${escaped.join('|')})$`));
}

test('a muted reel: has captions; with sound they go, unless they were chosen; the choice is there after a reload', async ({
  page,
}) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const shown = await captions(reelAt(page, 0), 'en');
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('lang', 'en');
  await button(page, 'Unmute').click();
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
  await expect(shown).toBeHidden();
  await button(page, 'Captions').click();
  await expect(shown).toBeVisible();
  await button(page, 'Captions').press('Space');
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Mute').click();
  await expect(shown).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
});

test('the code of captions comes late: none of them is requested before it, since a part that is broken would end them all', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('.vtt') && requested.push(request.url()));
  const code = await gate(page, /\/captionsLoader-/);
  await openReels(page);
  await expectPlaying(page, 0);
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true');
  await code.requested();
  expect(requested).toEqual([]);
  await code.release();
  const shown = await captions(reelAt(page, 0), 'en');
  await expect(shown).toBeVisible();
});

test('Hindi was chosen in a lesson: the captions of reels are Hindi', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.lessons', '{"captionsLanguage":"hi"}'));
  await openReels(page);
  await expectPlaying(page, 0);
  const shown = await captions(reelAt(page, 0), 'hi');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('lang', 'hi');
});

test('with sound, a reel that speaks another language than the page: has captions until they are chosen off', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.language', 'hi'));
  await page.goto('/reel');
  await page.getByRole('button', { name: hindi.playReels }).click();
  await expectPlaying(page, 0);
  const reel = page.getByRole('article').first();
  await reel.getByRole('button', { name: hindi.unmute, exact: true }).click();
  const choice = reel.getByRole('button', { name: hindi.captions, exact: true });
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const shown = await captions(reel, 'hi');
  await expect(shown).toBeVisible();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
});

test('captions that cannot be read: the reel plays on without them', async ({ page }) => {
  await gate(page, /captions\.\w+\.vtt/, missing);
  await openReels(page);
  await expectPlaying(page, 0);
  await expect(reelAt(page, 0).getByRole('alert')).toHaveCount(0);
});

test('at any size: the captions lie over no text and under no button of the reel', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const shown = await captions(reelAt(page, 0), 'en');
  /** The parts of the reel that a caption lies over. */
  const overlapped = () =>
    shown.evaluate((caption) => {
      const own = caption.getBoundingClientRect();
      const card = caption.closest('article');
      if (!card) return ['the next caption has taken its place'];
      return [...card.querySelectorAll('button, input, h2, h2 ~ *')]
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        })
        .map((other) => other.getAttribute('aria-label') ?? other.textContent);
    });
  const isBelowFilmsText = () =>
    shown.evaluate((caption, share) => {
      const film = caption.closest('article')?.querySelector('video')?.getBoundingClientRect();
      return !!film && caption.getBoundingClientRect().top >= film.top + share * film.height;
    }, FILM_TEXT_ENDS);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const name = `${width}×${height}`;
    await expect(shown).toBeVisible();
    await expectNoViolations(page, `a reel with captions at ${name}`);
    await expect.poll(overlapped, name).toEqual([]);
    await expect.poll(isBelowFilmsText, name).toBe(true);
  }
});
