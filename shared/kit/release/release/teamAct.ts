import type { Composition } from '../compose/composition.ts';
import { readShell } from '../compose/shellRecord.ts';
import { readHistory, readRegistryFile, readSettings } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { versionOf } from '../compose/versionOf.ts';
import { linesOfActs } from './actLines.ts';
import { aloneWithBuild } from './aloneWithBuild.ts';
import { buildApps } from './buildApps.ts';
import { askedFor, type Asked } from './commandLine.ts';
import { deployToHosting } from './hosting.ts';
import { releasesIn, type Source } from './releases.ts';
import { releasesTable, visitorsGet } from './releasesTable.ts';
import { shellReleasesIn } from './shellReleases.ts';

/**
 * Does what a command line asks for, whole or not at all, and prints what visitors now get: an act of a team on its own remote or on the shell, by hand
 * or in CI, in a composed site (--out), and with --hosting on Firebase Hosting; --dry-run prints what would be done there.
 * `release feed`: everybody gets what the sources make, or the stored version that is named. A new remote becomes part of
 * the site so; where the others have origins of their own, --site names the file with its origin.
 * `canary feed 10`: a share of the visitors does; 0 ends the canary that runs, 100 gives it to everybody, another share changes its
 * own. --watch ends one that is worse, with --promote it is released once it is proven; without a share it watches the one that runs.
 * --reports names the file or folder of a collector, --trust-reports acts on it.
 * `retire quiz` frees its paths, `rename quiz exam` gives them to its successor, `move catalog learn` releases two at once.
 * `rollback feed`: back along the site's history. `disable feed "text"`, `enable feed`. `deploy`: what Hosting was not given yet.
 * --built takes the build that is in the remote's folder, as CI does with the one that it tested.
 */
export async function teamAct(composition: Composition, args: readonly string[]): Promise<void> {
  const asked = askedFor(composition, args);
  const { command, remote, out } = asked;
  publicFolder(out); // throws before a build is made for nothing
  if (command === 'deploy') return deployToHosting(composition, asked);
  const started = Date.now();
  const isWatchOnly = command === 'canary' && asked.words.length === 0;
  if (isWatchOnly && !asked.isWatched)
    throw new Error(
      `Which share of the visitors? \`npm run canary -- ${remote} 10\`; 0 ends it, 100 gives it to everybody.`,
    );
  if (!isWatchOnly) {
    const known = readHistory(publicFolder(out)).length;
    await aloneWithBuild(composition.checkout.root, asked, () => act(composition, asked));
    const acts = readHistory(publicFolder(out)).slice(known);
    const lines = [remote, ...(asked.other ? [asked.other] : [])].flatMap((name) => linesOfActs(name, acts));
    const given = command === 'retire' ? [] : [visitorsGet(out, (command === 'rename' && asked.other) || remote)];
    const took = `${command} ${remote}: ${Date.now() - started} ms`;
    console.log([releasesTable(composition, out), '', ...lines, ...given, took].join('\n'));
    deploy(composition, asked);
  }
  if (!asked.isWatched) return;
  const { watchCanaryOf } = await import('./watchCanaryOf.ts'); // the one act that reads reports
  const verdict = await watchCanaryOf(composition, remote, asked);
  if (verdict === 'worse' || (verdict === 'proven' && asked.isPromoted)) deploy(composition, asked);
  if (verdict === 'worse')
    throw new Error(
      `The canary of ${remote} was worse than the live version: it is ended. ${visitorsGet(out, remote)}`,
    );
}

async function act(composition: Composition, asked: Asked): Promise<void> {
  const { command, remote, other, words, out, floor, isForced, site } = asked;
  if (remote === 'shell') return actOnShell(composition, asked);
  const origin = site === undefined ? undefined : composition.checkout.readSite(site).origins?.[other ?? remote];
  const releases = releasesIn(composition, out);
  const [word] = words;
  if (command === 'release')
    releases.release(remote, await sourceOf(composition, asked, word), { floor, isForced, origin });
  if (command === 'canary') await actOnCanary(composition, asked, remote, percentOf(remote, word));
  if (command === 'rollback') releases.rollback(remote, word, { isForced });
  if (command === 'retire') releases.retire(remote);
  if (command === 'rename' && other) {
    releases.rename(remote, other, await sourceOf(composition, { ...asked, remote: other }, undefined), {
      isForced,
      origin,
    });
  }
  if (command === 'move' && other) {
    const source = await sourceOf(composition, asked, undefined);
    releases.releaseBoth(
      [remote, source],
      [other, await sourceOf(composition, { ...asked, remote: other }, undefined)],
    );
  }
  if (command === 'disable') {
    if (!word) throw new Error(`Which text do its visitors get? \`npm run disable -- ${remote} "text"\``);
    releases.disable(remote, word);
  }
  if (command === 'enable') releases.enable(remote);
}

async function actOnCanary(composition: Composition, asked: Asked, remote: string, percent: number): Promise<void> {
  const { words, out, isForced } = asked;
  const releases = releasesIn(composition, out);
  const [, version] = words;
  if (percent === 0) return void releases.endCanary(remote, 'ended by hand', version);
  if (percent === 100) return void releases.promote(remote, version);
  const running = readRegistryFile(publicFolder(out))[remote]?.canary?.build.version;
  const source = await sourceOf(composition, asked, version ?? (isNew(asked) ? undefined : running));
  // A change of a file that the build has nothing of: its workflow ran, and there is nothing to give.
  const isLive = 'dist' in source && versionOf(source.dist) === readRegistryFile(publicFolder(out))[remote]?.version;
  if (isLive && asked.isBuilt)
    return console.log(`${remote} is built of the same files as before: no canary is needed.`);
  releases.canary(remote, source, percent, { isForced });
  if ('version' in source && version === undefined) console.log(sameBytes(remote));
}

/** A message for a canary that gets another share. */
const sameBytes = (name: string) =>
  `The canary of ${name} that runs has this share now; what your sources are now is not in it. For that, end it first: \`npm run canary -- ${name} 0\``;

/** Does to the shell what was asked for. */
async function actOnShell(composition: Composition, asked: Asked): Promise<void> {
  const { command, words, out, isForced } = asked;
  const releases = shellReleasesIn(composition, out);
  const [word, version] = words;
  if (command === 'release') releases.release(await sourceOf(composition, asked, word), { isForced });
  if (command === 'rollback') releases.rollback(word, { isForced });
  if (command !== 'canary') return;
  const percent = percentOf('shell', word);
  if (percent === 0) return void releases.endCanary('ended by hand', version);
  if (percent === 100) return void releases.promote(version);
  const running = readShell(publicFolder(out)).canary?.version;
  const source = await sourceOf(composition, asked, version ?? (isNew(asked) ? undefined : running));
  releases.canary(source, percent, { isForced });
  if ('version' in source && version === undefined) console.log(sameBytes('shell'));
}

/** A build was given beside the stored ones. */
const isNew = ({ isBuilt, dist }: Asked) => isBuilt || dist !== undefined;

/** A stored version where one is named, else the build that was given, or one made of the sources. */
async function sourceOf(
  { checkout }: Composition,
  { remote, out, dist, isBuilt }: Asked,
  version: string | undefined,
): Promise<Source> {
  if (version !== undefined) return { version };
  if (dist !== undefined) return { dist };
  const { config } = readSettings(publicFolder(out));
  if (!isBuilt) await buildApps(checkout, [remote], config);
  const built = checkout.distOf(remote, config);
  checkout.storeBill(remote, versionOf(built), out);
  for (const line of checkout.overweight(remote, built)) console.log(`  over its budget: ${line}`);
  return { dist: built };
}

function deploy(composition: Composition, { out, isOnHosting, isDryRun }: Asked): void {
  if (isOnHosting) deployToHosting(composition, { out, isDryRun });
}

function percentOf(remote: string, text: string | undefined): number {
  const percent = Number(text);
  if (!text || !(percent >= 0 && percent <= 100))
    throw new Error(`${text} is no share of the visitors. A number from 0 to 100: \`npm run canary -- ${remote} 10\``);
  return percent;
}
