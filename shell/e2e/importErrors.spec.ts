import { execFileSync } from 'node:child_process';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { nextBuild, releaseAlone } from './support/nextBuild.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';

// The code that sends reports is requested when the page is idle, by the browser's own clock.
test.use({ time: 'passes', expectedPageError: /no price for|^exception: / });

/** A module of each kind: the entry, the routes, a screen. */
for (const part of ['remoteEntry', 'routes', 'lists'])
  test(`a build whose ${part} throws on import: /__remotes, the reports and explain name what it threw, and where`, async ({
    page,
    pathSite,
  }) => {
    const reported = reportsFromNow(pathSite);
    const failed = () =>
      reported().flatMap((report) => (report.event === 'remote.load' && !report.isLoaded ? [report] : []));
    const next = nextBuild('playlists', (code, file) =>
      file.startsWith(part) ? `${code};(function priceOf(){throw new Error('no price for users/secret-77')})();` : code,
    );
    releaseAlone(pathSite, 'playlists', next);
    await page.goto(`${pathSite.url}/creators`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect
      .poll(async () => {
        await hideTab(page, false);
        await hideTab(page, true);
        return failed().length;
      })
      .toBeGreaterThan(0);
    const [{ message, stack, version }] = failed() as [ReturnType<typeof failed>[number]];
    expect(message).toBe('no price for <path>');
    expect(stack).toMatch(
      new RegExp(`^priceOf (/_r1)?/mfe-playlists/${version}/assets/${part}-[\\w-]+\\.js:\\d+:\\d+`),
    );
    const explained = execFileSync('npm', ['run', '--silent', 'explain', '--', '--out', pathSite.out], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(explained).toMatch(
      new RegExp(`^1 {2}\\S+ {2}playlists@${version} {2}\\d+ visits, \\d+ times {2}no price for <path> {2}priceOf `),
    );

    await page.goto(`${pathSite.url}/__remotes`);
    await page.getByRole('button', { name: 'Load playlists', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article', { name: 'playlists', exact: true })).toContainText(
      /Last error\s*no price for users\/secret-77/,
    );
  });
