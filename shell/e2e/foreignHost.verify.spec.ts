import type { Page } from '@playwright/test';
import { articles } from '../../shared/testing/e2e/feedSite.ts';
import { whileServed } from '../../shared/testing/e2e/foreignHost.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';

// In one worker: the host is built once.
test.describe.configure({ mode: 'default' });

/** Opens the host's own page, then that of the remote. Returns the URLs of the site that the first one requested, and all of them. */
async function openFeed(page: Page, port: number, site: Site): Promise<{ atFirst: string[]; urls: string[] }> {
  const urls: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) && urls.push(request.url()));
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Our own site' })).toBeVisible();
  const atFirst = [...urls];
  await page.getByRole('link', { name: 'Posts from Bazaar School' }).click();
  return { atFirst, urls };
}

test('a foreign host on a listed origin: its feed page shows the posts, its own page requests nothing of the remote', async ({
  page,
  hosted: { site, folder, listed },
}) => {
  await whileServed(folder, listed, async () => {
    const { atFirst } = await openFeed(page, listed, site);
    await expect(articles(page).first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('img').first()).toHaveJSProperty('complete', true);
    // The remote's style sheet is there, and beats the kit's as it does in the shell.
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toHaveCSS('font-family', /Anek Wide/);
    expect(atFirst).toEqual([]);
  });
});

test.describe('on an origin that is not listed', () => {
  test.use({ expectedPageError: /blocked by CORS policy|Federation Runtime/ });

  test('a foreign host goes without the remote: no script of it is loaded', async ({
    page,
    hosted: { site, folder, unlisted },
  }) => {
    await whileServed(folder, unlisted, async () => {
      const { urls } = await openFeed(page, unlisted, site);
      await expect(page.getByRole('alert')).toHaveText('The posts cannot be shown at the moment.');
      expect(urls).toEqual([`${site.url}/mfe-feed/mf-manifest.json`]);
    });
  });
});
