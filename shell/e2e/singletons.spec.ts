import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { remotePages } from './support/remotePages.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** A text that only the named module's own code holds, in its production build. */
const MARKS = {
  React: 'prototype.isReactComponent={}',
  'React DOM': 'Minified React error',
  'the router': 'You cannot render a <Router> inside another <Router>',
  'the query client': 'No QueryClient set, use QueryClientProvider',
  'the Firebase app': '@firebase/app',
  'the session store': '(`bazaar.signedIn`',
  'what is remembered': '`bazaar.survivesSignOut`',
  'the player': 'Video player: ',
};

interface Script {
  url: string;
  text: string;
}

test('there is one of every stateful module over all six apps, downloaded once', async ({ page }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/home');
    for (const { path, content } of remotePages) {
      await goInside(page, path);
      await expect(content(page)).toBeVisible();
    }
  });
  for (const [module, mark] of Object.entries(MARKS)) {
    expect.soft(holders(scripts, mark), module).toHaveLength(1);
  }
  const urls = scripts.map((script) => script.url);
  expect(urls.length).toBe(new Set(urls).size);
});

test('/home asks for no file of any remote', async ({ page, quiet }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/home');
    await expect(page.getByRole('contentinfo')).toBeVisible(); // the heading stands in index.html already
    await quiet();
  });
  expect(scripts.filter(({ url }) => url.includes('/mfe-'))).toEqual([]);
});

test('hls.js and firebase/auth are not downloaded where nothing plays and nobody signs in', async ({ page, quiet }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/level/categories');
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await quiet();
  });
  expect(holders(scripts, 'bufferAppendError')).toEqual([]);
  expect(holders(scripts, 'invalid-verification-code')).toEqual([]);
});

const holders = (scripts: Script[], mark: string) =>
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
