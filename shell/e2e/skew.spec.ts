import { existsSync, rmSync } from 'node:fs';
import { composition } from '../../shared/tools/composition.ts';
import { REMOTE_NAMES, type RemoteName } from '../../shared/contracts/remotes.ts';
import { distOf } from '../../shared/tools/build/folders.ts';
import { hasDocumentScripts } from '../../shared/tools/build/documentScripts.ts';
import { previousBuilds } from '../../shared/tools/build/previousBuilds.ts';
import type { DistOf, Site } from '../../shared/tools/serve/startSite.ts';
import { compose } from '@remotes-kit/release/compose';
import { missingNames } from '@remotes-kit/build/providedNames';
import { contractOf } from '@remotes-kit/build/buildContract';
import { contractsOfShell } from '../../shared/tools/build/buildContract.ts';
import { readSettings } from '@remotes-kit/release/siteFolder';
import { brokenIn, routeProblems } from '../../shared/testing/routeProblems.ts';
import { remotePages } from './support/remotePages.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Teams deploy independently: every remote runs in shells that are newer, and older, than itself. */

const previous = previousBuilds();

for (const { name, path, content } of remotePages) {
  test.describe(`${name} between two releases`, () => {
    test.skip(!previous || !existsSync(previous(name)), 'no build of an earlier commit (npm run previous)');

    test('the new shell shows every route of the previous remote', async ({ page, skewSite }) => {
      composeOf(skewSite, (app) => (app === name ? previous!(app) : distOf(app)));
      expect(brokenIn(await routeProblems(page, skewSite, name))).toEqual([]);
      await page.goto(skewSite.url + path);
      await expect(content(page)).toBeVisible();
    });

    test('the previous shell shows every route of the new remote, or that it needs an update', async ({
      page,
      skewSite,
    }) => {
      test.skip(!hasDocumentScripts(previous!('shell')), 'no document can be written of that shell');
      composeOf(skewSite, (app) => (app === name ? distOf(app) : previous!(app)));
      const isTooNew = missingNames(contractOf(distOf(name)), contractsOfShell(previous!('shell'))).length > 0;
      if (!isTooNew) expect(brokenIn(await routeProblems(page, skewSite, name))).toEqual([]);
      await page.goto(skewSite.url + path, { waitUntil: 'commit' }); // an older shell need not say that it has started
      await expect(isTooNew ? page.getByRole('button', { name: 'Reload' }) : content(page)).toBeVisible();
    });
  });
}

/** Replaces the served site by one composed from builds of two commits. */
function composeOf({ out }: Site, dist: DistOf): void {
  const { config } = readSettings(publicFolder(out));
  rmSync(out, { recursive: true, force: true });
  compose(composition, {
    shellDist: dist('shell'),
    // A remote that is new has no earlier build.
    remoteDists: Object.fromEntries(
      REMOTE_NAMES.map((name): [RemoteName, string] => [name, dist(name)]).filter(([, folder]) => existsSync(folder)),
    ),
    out,
    config,
  });
}
