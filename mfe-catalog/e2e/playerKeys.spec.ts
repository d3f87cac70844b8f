import type { Page } from '@playwright/test';
import { isPaused, loaded, openLevel, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

/** The levels of the topic: the page above the lesson. */
const PARENT = '/business/levels/topic-002';
const START_S = 10;

/** The facts that a key can change. `step` is the time in units of five seconds. */
interface Facts {
  isPaused: boolean;
  isMuted: boolean;
  isFullscreen: boolean;
  step: number;
  hasLeft: boolean;
}

const INITIAL: Facts = { isPaused: true, isMuted: false, isFullscreen: false, step: 2, hasLeft: false };

const facts = (page: Page): Promise<Facts> =>
  page.evaluate((parent) => {
    const element = document.querySelector('video');
    return {
      isPaused: element?.paused ?? true,
      isMuted: element?.muted ?? false,
      isFullscreen: document.fullscreenElement !== null,
      step: element ? Math.floor((element.currentTime + 0.01) / 5) : 2,
      hasLeft: location.pathname === parent,
    };
  }, PARENT);

async function reset(page: Page): Promise<void> {
  await page.evaluate(async (start) => {
    const element = document.querySelector('video')!;
    element.pause();
    element.currentTime = start;
    if (document.fullscreenElement) await document.exitFullscreen();
  }, START_S);
  // For 400 ms the player ignores Escape, which may be the one that exited full screen.
  await page.clock.runFor(500);
  const mute = page.getByRole('button', { name: 'Unmute' });
  if (await mute.count()) await mute.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => facts(page)).toEqual(INITIAL);
}

/** Two frames: the immediate effect of a key is rendered by then. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function openAfterAnotherPage(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PARENT);
  await openLevel(page);
  await loaded(page);
}

const ALL = {
  ' ': { isPaused: false },
  k: { isPaused: false },
  m: { isMuted: true },
  f: { isFullscreen: true },
  ArrowRight: { step: 3 },
  Escape: { hasLeft: true },
} satisfies Record<string, Partial<Facts>>;
const NOTHING = { ' ': {}, k: {}, m: {}, f: {}, ArrowRight: {}, Escape: {} } satisfies Record<
  keyof typeof ALL,
  Partial<Facts>
>;

interface FocusCase {
  focus(page: Page): Promise<void>;
  /** The facts that each key changes, including the focused element's own behaviour. */
  keys: Record<keyof typeof ALL, Partial<Facts>>;
}

const FOCUS_CASES: Record<string, FocusCase> = {
  body: { focus: (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()), keys: ALL },
  button: {
    focus: (page) => page.getByRole('button', { name: 'Mute' }).focus(),
    keys: { ...ALL, ' ': { isMuted: true } },
  },
  dialog: {
    focus: async (page) => {
      if (!(await page.getByRole('dialog').count())) await page.keyboard.press('?');
      await expect(
        page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Close' }),
      ).toBeFocused();
    },
    keys: NOTHING,
  },
};

test('a Hindi keyboard: the keys at the places of K, M and / do what these do', async ({ page }) => {
  await openAfterAnotherPage(page);
  await reset(page);
  await FOCUS_CASES.body!.focus(page);
  /** Playwright has no Hindi keyboard. */
  const press = (key: string, code: string, shiftKey = false) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      { key, code, shiftKey },
    );
  await press('क', 'KeyK');
  await expect.poll(() => facts(page)).toEqual({ ...INITIAL, isPaused: false });
  await press('स', 'KeyM');
  await expect.poll(() => facts(page)).toMatchObject({ isMuted: true });
  await press('य़', 'Slash', true);
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

for (const [name, { focus, keys }] of Object.entries(FOCUS_CASES)) {
  test(`the focus on ${name}: each key has at most one effect`, async ({ page }) => {
    await openAfterAnotherPage(page);
    for (const [key, change] of Object.entries(keys)) {
      await reset(page);
      await focus(page);
      await page.keyboard.press(key);
      await settle(page);
      await expect.poll(() => facts(page), key).toEqual({ ...INITIAL, ...change });
    }
  });
}

test('J, L and the digits: seek; < and >: change the speed; C: shows captions', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  const halfS = (await video(page).evaluate(({ duration }: HTMLVideoElement) => duration)) / 2;
  await page.keyboard.press('5');
  await expect.poll(() => timeOf(page)).toBeCloseTo(halfS, 0);
  await page.keyboard.press('l');
  await expect.poll(() => timeOf(page)).toBeCloseTo(halfS + 10, 0);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => timeOf(page)).toBeCloseTo(halfS - 10, 0);
  await page.keyboard.press('>');
  await expect(page.getByRole('status').filter({ hasText: '1.25×' })).toBeVisible();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25);
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.75);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
});

test('keyboard shortcuts switched off: single keys work only in the player, also after a reload', async ({ page }) => {
  await openLevel(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /^Keyboard shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await loaded(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('k');
  await settle(page);
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole('region', { name: /^Video player/ }).focus();
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('Escape: closes the menu, then exits full screen, then goes back', async ({ page }) => {
  await openAfterAnotherPage(page);
  await pressPlay(page);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const menu = page.getByRole('group', { name: 'Settings' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(() => facts(page)).toMatchObject({ isFullscreen: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => facts(page)).toMatchObject({ isFullscreen: false, hasLeft: false });
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await page.clock.runFor(500); // for 400 ms the player ignores Escape, which may be the one that exited full screen
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(PARENT);
});

test('?: opens the list of shortcuts', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['Space, K', 'M', 'F', 'J', 'L', '0 – 9', 'C', '?', 'Esc'])
    await expect(help.getByText(key, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/levels\//);
});
