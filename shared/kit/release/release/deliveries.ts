import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { copyFolder, replaceFile } from '../compose/files.ts';
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
 * paths of another is refused, as every release is. A delivery is deleted once it was judged; its team reads how it ended in
 * `<folder>/<remote>.txt`, which the site writes.
 */
export function acceptDeliveries(composition: Composition, out: string, folder: string): Delivered[] {
  return Object.keys(composition.remotes).flatMap((name) => {
    const own = join(folder, name);
    const acts = existsSync(own) ? readdirSync(own).filter((act) => ACT.test(act)) : [];
    return acts.map((act) => {
      const delivered = accepted(composition, out, { name, act, delivery: join(own, act) });
      replaceFile(join(folder, `${name}.txt`), `${new Date().toISOString()} ${act}: ${delivered.text}\n`);
      return delivered;
    });
  });
}

interface Delivery {
  name: string;
  act: string;
  delivery: string;
}

function accepted(composition: Composition, out: string, { name, act, delivery }: Delivery): Delivered {
  const dist = mkdtempSync(join(tmpdir(), 'delivery-'));
  try {
    // A link could lead to files that the team may not read, and what is judged may not change before it is stored.
    if (!lstatSync(delivery).isDirectory()) throw new Error(`${act} is no folder`);
    copyFolder(delivery, dist);
    const releases = releasesIn(composition, out, { who: `a delivery of ${name}` });
    const [, , percent] = ACT.exec(act) ?? [];
    if (percent === undefined) releases.release(name, { dist });
    else releases.canary(name, { dist }, Number(percent));
    return { name, act, text: visitorsGet(out, name), isRefused: false };
  } catch (error) {
    return { name, act, text: (error as Error).message, isRefused: true };
  } finally {
    rmSync(dist, { recursive: true });
    rmSync(delivery, { recursive: true, force: true });
  }
}
