import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { remotePages } from './support/remotePages.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** A text that occurs only in the named module's code, in its production build. */
const MARKS = {
  React: 'prototype.isReactComponent={}',
  'React DOM': 'Minified React error',
  'the router': 'You cannot render a <Router> inside another <Router>',
  'the query client': 'No QueryClient set, use QueryClientProvider',
  'the Firebase app': '@firebase/app',
  'the session store': '{status:`unknown`}',
  'what is remembered': '`bazaar.survivesSignOut`',
  'the player': '`bazaar.reelCaptions`',
};

interface Script {
  url: string;
  text: string;
}

test('every stateful module exists once across all six apps, and is downloaded once', async ({ page }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/home');
    for (const { path, content } of remotePages) {
      await goInside(page, path);
      await expect(content(page)).toBeVisible();
    }
  });
  for (const [module, mark] of Object.entries(MARKS)) {
    expect.soft(urlsWith(scripts, mark), module).toHaveLength(1);
  }
  const urls = scripts.map((script) => script.url);
  expect(urls.length).toBe(new Set(urls).size);
});

test('/home requests no file of any remote', async ({ page, quiet }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/home');
    await expect(page.getByRole('contentinfo')).toBeVisible(); // the heading is part of index.html
    await quiet();
  });
  expect(scripts.filter(({ url }) => url.includes('/mfe-'))).toEqual([]);
});

test('hls.js and firebase/auth are not downloaded without a player or a sign-in', async ({ page, quiet }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/level/categories');
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await quiet();
  });
  expect(urlsWith(scripts, 'bufferAppendError')).toEqual([]);
  expect(urlsWith(scripts, 'invalid-verification-code')).toEqual([]);
});

const urlsWith = (scripts: Script[], mark: string) =>
  scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => url);

async function scriptsOf(page: Page, walk: () => Promise<void>): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url()) && response.ok()) {
      scripts.push(response.text().then((text) => ({ url: response.url(), text })));
    }
  });
  await walk();
  return Promise.all(scripts);
}
