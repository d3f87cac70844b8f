/**
 * `npm run release -- feed`, `rollback -- feed`, `canary -- feed 10`, `disable -- feed "text"`: what a team does to its own
 * remote, by hand or in CI. `canary -- feed 10 --watch` ends a canary that is worse, --promote releases it once it is proven;
 * without a share it watches the one that runs; --reports names the file or folder of a collector, --trust-reports acts on it. They work on the composed
 * site that `npm start` serves (or --out), and with --hosting on Firebase Hosting; --dry-run says what would be done there.
 * `deploy` puts there what it was not given yet. --built takes the build that is in the remote's folder, as CI does with the one that
 * it tested.
 */
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { versionOf } from '../compose/storedBuilds.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { buildApps } from '../build/buildApps.ts';
import { DEPLOY, distOf } from '../build/folders.ts';
import { storeSbom } from '../dependencies/sbom.ts';
import { overweight } from '../build/remoteBuild.ts';
import { deployToHosting } from './hosting.ts';
import { releasesIn, releasesTable } from './releases.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: DEPLOY },
    dist: { type: 'string' },
    built: { type: 'boolean', default: false },
    floor: { type: 'boolean', default: false },
    'floor-version': { type: 'string' },
    force: { type: 'boolean', default: false },
    hosting: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    promote: { type: 'boolean', default: false },
    reports: { type: 'string' },
    'trust-reports': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

const [command = '', given = '', rest] = positionals;

async function main(): Promise<void> {
  const { out } = values;
  publicFolder(out); // throws before a build is made for nothing
  if (command === 'deploy') return deployToHosting({ out, isDryRun: values['dry-run'] });
  const name = remoteNamed(given);
  const isWatchOnly = command === 'canary' && values.watch && rest === undefined;
  const started = Date.now();
  if (!isWatchOnly) {
    await act(name);
    console.log(`${releasesTable(out)}\n\n${command} ${name}: ${Date.now() - started} ms. The next page load uses it.`);
    deploy();
  }
  if (command !== 'canary' || !values.watch) return;
  const { watchCanaryOf } = await import('./watchCanaryOf.ts'); // the one act that reads reports
  const sinceMs = isWatchOnly ? undefined : started;
  const verdict = await watchCanaryOf(name, {
    out,
    reports: values.reports,
    isTrusted: values['trust-reports'],
    isPromoted: values.promote,
    sinceMs,
  });
  if (verdict === 'worse' || (verdict === 'proven' && values.promote)) deploy();
  if (verdict === 'worse')
    throw new Error(`The canary of ${name} failed more often than the live version: it is ended.`);
}

async function act(name: RemoteName): Promise<void> {
  const releases = releasesIn(values.out);
  switch (command) {
    case 'release':
      releases.release(name, await built(name), { floor: floor(), isForced: values.force });
      break;
    case 'canary': {
      const percent = percentOf(rest);
      releases.canary(name, await built(name), percent, { isForced: values.force });
      break;
    }
    case 'rollback':
      releases.rollback(name);
      break;
    case 'disable':
      releases.disable(name, rest);
      break;
    default:
      throw new Error(`No such command: ${command}`);
  }
}

function deploy(): void {
  if (values.hosting || values['dry-run']) deployToHosting({ out: values.out, isDryRun: values['dry-run'] });
}

/** The oldest release that pages still accept from now on: this one, or that of a version which is stored. */
function floor() {
  const version = values['floor-version'];
  if (version !== undefined) return { version };
  return values.floor ? ('this' as const) : undefined;
}

async function built(name: RemoteName): Promise<string> {
  if (values.dist) return values.dist;
  if (!values.built) await buildApps([name]);
  const dist = distOf(name);
  storeSbom(name, versionOf(dist), values.out);
  for (const line of overweight(dist)) console.log(`  over its budget: ${line}`);
  return dist;
}

function remoteNamed(text: string): RemoteName {
  const name = REMOTE_NAMES.find((known) => known === text);
  if (!name) throw new Error(`Which remote? One of: ${REMOTE_NAMES.join(', ')}`);
  return name;
}

function percentOf(text: string | undefined): number {
  const percent = Number(text);
  if (!text || !(percent >= 0 && percent <= 100))
    throw new Error('Which share of the visitors? `npm run canary -- feed 10`, 0 ends it, 100 releases it.');
  return percent;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
