import { readShell } from '@remotes-kit/release/shellRecord';
import {
  readHistory,
  readRegistryFile,
  readSettings,
  writeHistory,
  writeRegistryFile,
  writeSettings,
} from '@remotes-kit/release/siteFolder';
import { publicFolder, publish } from '@remotes-kit/release/siteReleases';
import { showShell } from '@remotes-kit/release/storedShells';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';
import { composition } from '../../tools/composition.ts';
import type { Site } from '../../tools/serve/startSite.ts';

/** Gives a test the site. What the test released, withdrew or rolled back there is as before when the next test gets the site. */
export async function restored(site: Site, use: (site: Site) => Promise<void>): Promise<void> {
  const before = publicFolder(site.out);
  const [settings, registry] = [readSettings(before), readRegistryFile(before)];
  const [history, shell] = [readHistory(before), readShell(before)];
  await use(site);
  if (publicFolder(site.out) === before) return;
  publish(site.out, 'a test has ended', (folder) => {
    writeSettings(folder, settings);
    writeRegistryFile(composition, folder, registry);
    writeHistory(folder, history);
    showShell(folder, shell);
    writeDocuments(composition, folder);
  });
}
