import { contractOf } from '@remotes-kit/build/buildContract';
import { contractsOfShell } from '../build/buildContract.ts';
import { folderOf, type AppName } from '../build/folders.ts';
import { missingNames } from '@remotes-kit/build/providedNames';
import { packageIn } from '@remotes-kit/build/providedVersions';
import { federationManifest } from '@remotes-kit/build/remoteBuild';
import type { LiveBuild } from './liveBuilds.ts';
import { onSiteOf } from './onSiteOf.ts';
import type { Installed } from './rehearsed.ts';
import { exclusions, ruleOf } from './requirements.ts';
import type { Row } from './rows.ts';
import { withShell } from './shellWith.ts';
import { visitHome, visitRoutes } from './visit.ts';

/**
 * Builds the shell of the last commit with these packages in that version, serves it with the live builds, and opens every route of each in
 * it. A build that excludes the version, or that uses a name which the shell then lacks, is a row of its own and is not run.
 */
export const rehearse = (
  names: readonly string[],
  { version, range }: Installed,
  live: readonly LiveBuild[],
): Promise<Row[]> =>
  withShell(names, range, (shell) => {
    const builds = live.map((build) => ({ ...build, ...examine(build, { shell, names, version }) }));
    const runs = builds.filter(({ reasons }) => reasons.length === 0);
    const dists = new Map<AppName, string>([['shell', shell], ...runs.map(({ name, dist }) => [name, dist] as const)]);
    return onSiteOf(dists, async (site, browser) => {
      const ofShell = await visitHome(browser, site);
      const rows: Row[] = [{ remote: 'shell', version: '', rule: '', route: '/home', problem: ofShell }];
      for (const { name: remote, version, rule, reasons } of builds) {
        const against = ofShell === undefined ? reasons : [...reasons, 'the shell does not start'];
        const problems =
          against.length > 0 ? { '': `not run: ${against.join('; ')}` } : await visitRoutes(browser, site, remote);
        for (const [route, problem] of Object.entries(problems)) rows.push({ remote, version, rule, route, problem });
      }
      return rows;
    });
  });

interface Rehearsal {
  shell: string;
  names: readonly string[];
  version: string;
}

/** The rule of a build for the packages, and the reasons not to run it. */
function examine({ name, dist }: LiveBuild, { shell, ...provided }: Rehearsal): { rule: string; reasons: string[] } {
  const { shared } = federationManifest(dist);
  const missing = missingNames(contractOf(dist), contractsOfShell(shell));
  return {
    rule: ruleOf(shared, provided.names),
    reasons: [
      ...exclusions(shared, packageIn(folderOf(name)), provided),
      ...missing.map((lacking) => `it uses ${lacking}, which the shell then lacks`),
    ],
  };
}
