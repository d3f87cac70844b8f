import type { Page } from '@playwright/test';
import { expect } from '../../../shared/testing/e2e/site.ts';
import { IN_ENGLISH, type Named } from './named.ts';

interface ShellScreen {
  name: string;
  path: string;
  /** Brings the screen into this state, in any language. */
  enter?(page: Page, named: Named): Promise<void>;
}

const open = (button: string) => async (page: Page, named: Named) => {
  await page.getByRole('button', { name: named(button) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const LESSON = {
  title: 'First price, then the discount',
  path: '/levels/t1/videos/l1?page=1&video=v1',
  positionMs: 65_000,
  durationMs: 200_000,
  watchedAtMs: 1,
};

/** Every screen of the shell that needs no sign-in, in each of its states. */
export const SHELL_SCREENS: readonly ShellScreen[] = [
  { name: 'home', path: '/home' },
  {
    name: 'home-watched',
    path: '/home',
    enter: async (page, named) => {
      await page.evaluate(
        (lesson) =>
          localStorage.setItem(
            'bazaar.progress',
            JSON.stringify([
              { ...lesson, videoId: 'v1' },
              { ...lesson, videoId: 'v2', title: 'दिन का हिसाब बंद करने से पहले' },
            ]),
          ),
        LESSON,
      );
      await page.reload();
      await expect(page.getByRole('region', { name: named('Continue watching') }).getByRole('link')).toHaveCount(2);
      await page.evaluate(() => localStorage.removeItem('bazaar.progress'));
    },
  },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'services-contact', path: '/services', enter: open('Contact Us') },
  { name: 'services-premium', path: '/services', enter: open('Get Premium') },
  { name: 'services-delete', path: '/services', enter: open('Delete Account') },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nope' },
];

/** Rendered by React: the heading of /home is part of index.html. */
export async function showsShellScreen(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a screen in its state, with everything loaded. */
export async function enter(page: Page, screen: ShellScreen): Promise<void> {
  await page.goto(screen.path);
  await showsShellScreen(page);
  await screen.enter?.(page, IN_ENGLISH);
  await page.evaluate(() => document.fonts.ready);
}
