import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { folderOf } from '../build/folders.ts';
import { missingNames } from '../build/providedNames.ts';
import { packageIn } from '../build/providedVersions.ts';
import { contractOf, contractsOfShell, federationManifest } from '../build/remoteBuild.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite, type Site } from '../serve/startSite.ts';
import type { LiveBuild } from './liveBuilds.ts';
import { exclusions, ruleOf } from './requirements.ts';
import type { Installed } from './rehearsed.ts';
import type { Row } from './rows.ts';
import { withShell } from './shellWith.ts';
import { visitHome, visitRoutes } from './visit.ts';

/**
 * Builds the shell of the last commit with these packages in that version, serves it with the live builds, and opens every route of each in
 * it. A build that excludes the version, or that uses a name which the shell then lacks, is a row of its own and is not run.
 */
export const rehearse = (names: readonly string[], { version, range }: Installed, live: readonly LiveBuild[]): Promise<Row[]> =>
  withShell(names, range, async (shell) => {
    const builds = live.map((build) => {
      const { shared } = federationManifest(build.dist);
      const provided = { names, version };
      const missing = missingNames(contractOf(build.dist), contractsOfShell(shell));
      const reasons = [
        ...exclusions(shared, packageIn(folderOf(build.name)), provided),
        ...missing.map((name) => `it uses ${name}, which the shell then lacks`),
      ];
      return { build, reasons, row: { remote: build.name, version: build.version, rule: ruleOf(shared, provided) } };
    });
    const runs = builds.filter(({ reasons }) => reasons.length === 0);
    const distOf = new Map<string, string>([['shell', shell], ...runs.map(({ build }) => [build.name, build.dist] as const)]);
    return onSite(distOf, async (site, browser) => {
      const ofShell = { remote: 'shell', version: '', rule: '', route: '/home', problem: await visitHome(browser, site) };
      const rows: Row[] = [ofShell];
      for (const { build, reasons, row } of builds) {
        const against = ofShell.problem === undefined ? reasons : [...reasons, 'the shell does not start'];
        const problems =
          against.length > 0
            ? { '': `not run: ${against.join('; ')}` }
            : await visitRoutes(browser, site, build.name);
        for (const [route, problem] of Object.entries(problems)) rows.push({ ...row, route, problem });
      }
      return rows;
    });
  });

async function onSite<T>(
  distOf: ReadonlyMap<string, string>,
  act: (site: Site, browser: Browser) => Promise<T>,
): Promise<T> {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-rehearsal-'));
  try {
    const site = await startSite({ ports: await reservePorts(), out, dists: (app) => distOf.get(app) ?? '' });
    try {
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
      return await act(site, browser).finally(() => browser.close());
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
