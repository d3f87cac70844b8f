import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { composition } from '../composition.ts';
import { startEmulator } from '../backend/emulator.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { ROOT } from '../build/folders.ts';
import { filesBelow, writeJson } from '@remotes-kit/release/files';
import { documentHeadersOf, shellRules } from '@remotes-kit/release/hostingRules';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { startSuite } from '../emulators/startSuite.ts';
import { startsFirestore, type Suite } from '../emulators/suite.ts';
import { RULES_FILE, SITE_FOLDER, suiteConfig } from '../emulators/suiteConfig.ts';
import { layOut } from '@remotes-kit/release/hosting';
import { seed } from '../seed/seed.ts';
import { composeLocal, originOf, type Site, type SiteOptions } from './startSite.ts';

const PROJECT = 'demo-bazaar';

/**
 * Starts a composed site on Firebase's emulators of Hosting, Auth and Firestore, and our media server. Builds nothing. Hosting
 * gets a copy of the release that counts now, as in a deploy; nobody takes the pages' reports.
 */
export async function startOnSuite(
  suite: Suite,
  { ports, out, posts }: Required<Pick<SiteOptions, 'ports' | 'out'>> & Pick<SiteOptions, 'posts'>,
): Promise<Pick<Site, 'url' | 'seeded' | 'stop'>> {
  composeLocal(ports, out, { takesReports: false });
  const release = publicFolder(out);
  const folder = join(out, 'emulators');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'shared/firebase/firestore.rules'), join(folder, RULES_FILE));
  const rules = shellRules(composition, documentHeadersOf(release), filesBelow(release));
  writeJson(join(folder, 'firebase.json'), suiteConfig(rules, ports));

  const url = originOf(ports, 'shell');
  const emulators = ['hosting', 'auth', ...(startsFirestore(suite) ? ['firestore'] : [])];
  const servers = [
    await startMedia({ port: ports.media, origins: [url] }),
    await startSuite({ cli: suite.cli!, folder, emulators, project: PROJECT }),
    ...(startsFirestore(suite) ? [] : [await startEmulator({ port: ports.firestore, project: PROJECT })]),
  ];
  const seeded = await seed({ firestorePort: ports.firestore, posts });
  // Pages last and all at once: a process that waits for the site finds its documents, and every file.
  const parts = readdirSync(release).filter((part) => !part.startsWith('.'));
  const unfinished = join(folder, 'unfinished');
  layOut(composition, release, parts, unfinished);
  renameSync(unfinished, join(folder, SITE_FOLDER));
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  return { url, seeded, stop };
}
