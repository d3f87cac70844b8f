import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { copyFolder, replaceFile } from '../compose/files.ts';
import { readHistory } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { linesOfActs } from './actLines.ts';
import { releasesIn } from './releases.ts';
import { visitorsGet } from './releasesTable.ts';

/** An act, and how it ended. */
export interface Delivered {
  name: string;
  act: string;
  /** The build that visitors get now, or the reason why nothing changed. */
  text: string;
  isRefused: boolean;
}

/** `release`, or `canary-10`. */
const ACT = /^(release|canary-(\d{1,2}))$/;

/**
 * Releases what teams have delivered who have no credential for the site. Each may write one folder, `<folder>/<remote>`, and puts its build into it
 * under the name of an act, by one rename: `release` or `canary-10`. The folder alone decides which remote is meant, and a build that claims
 * paths of another is refused, as every release is. So is what is named otherwise. Throws where there is no such folder. A delivery is deleted once it was judged; its team reads how those of the
 * last time ended in `<folder>/<remote>.txt`, which the site writes.
 */
export function acceptDeliveries(composition: Composition, out: string, folder: string): Delivered[] {
  if (!existsSync(folder))
    throw new Error(`${folder}: no such folder. Each team puts its build into ${folder}/<remote>/release`);
  const names = Object.keys(composition.remotes);
  const strangers = visibleIn(folder).filter(
    (name) => !names.includes(name) && lstatSync(join(folder, name)).isDirectory(),
  );
  return [
    ...strangers.map((name): Delivered => refused(name, '', `no such remote (${names.join(', ')})`)),
    ...names.flatMap((name) => {
      const own = join(folder, name);
      const acts = existsSync(own) ? visibleIn(own) : [];
      const delivered = acts.map((act) => accepted(composition, out, { name, act, delivery: join(own, act) }));
      const lines = delivered.map(({ act, text }) => `${new Date().toISOString()} ${act}: ${text}\n`);
      if (lines.length > 0) replaceFile(join(folder, `${name}.txt`), lines.join(''));
      return delivered;
    }),
  ];
}

const NO_ACT = 'no act: a delivery is named `release` or `canary-<percent>`, as canary-10';

const refused = (name: string, act: string, text: string): Delivered => ({ name, act, text, isRefused: true });

/** The names that are meant to be judged: one that begins with a dot is still being copied. */
const visibleIn = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.'));

interface Delivery {
  name: string;
  act: string;
  delivery: string;
}

function accepted(composition: Composition, out: string, { name, act, delivery }: Delivery): Delivered {
  const dist = mkdtempSync(join(tmpdir(), 'delivery-'));
  try {
    // A link could lead to files that the team may not read, and what is judged may not change before it is stored.
    if (!ACT.test(act)) throw new Error(NO_ACT);
    if (!lstatSync(delivery).isDirectory()) throw new Error(`${act} is no folder`);
    copyFolder(delivery, dist);
    const releases = releasesIn(composition, out, { who: `a delivery of ${name}` });
    const [, , percent] = ACT.exec(act) ?? [];
    const known = readHistory(publicFolder(out)).length;
    if (percent === undefined) releases.release(name, { dist });
    else releases.canary(name, { dist }, Number(percent));
    const acts = readHistory(publicFolder(out)).slice(known);
    return { name, act, text: [...linesOfActs(name, acts), visitorsGet(out, name)].join(' '), isRefused: false };
  } catch (error) {
    return refused(name, act, (error as Error).message.replaceAll(dist, act));
  } finally {
    rmSync(dist, { recursive: true });
    rmSync(delivery, { recursive: true, force: true });
  }
}
