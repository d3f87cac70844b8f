import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../contracts/config.ts';
import { INDEX_FOLDER } from '../../search/indexFolder.ts';
import { filesBelow, replaceFile, writeJson } from '../compose/files.ts';
import { publish } from '../compose/siteReleases.ts';
import { indexOf } from './indexOf.ts';
import { readCaptions } from './readCaptions.ts';
import { openDatabase } from './readCollection.ts';
import { readSchool } from './readSchool.ts';

/** Not in the spec: a page that is open may still request the parts of the index that it began with. */
const OLD_PARTS_FOR_MS = 24 * 3_600_000;

/**
 * Reads a school and puts its index into the composed site, as a release of its own: no build of the shell or of a remote
 * changes. Returns how many things can be found.
 */
export async function publishIndex(out: string, config: SiteConfig): Promise<number> {
  const database = openDatabase(config);
  try {
    const all = await readSchool(database);
    const streamIds = [...new Set(all.flatMap(({ streamId }) => streamId ?? []))];
    // oxlint-disable-next-line no-console -- a command's message
    const captions = await readCaptions(config.streams, streamIds, (text) => console.warn(text));
    const { manifest, parts } = indexOf(all, captions);
    publish(out, 'the index of the search is being published', (folder) => {
      deleteOldParts(join(folder, INDEX_FOLDER, 'assets'), parts);
      for (const [name, text] of parts) replaceFile(join(folder, INDEX_FOLDER, 'assets', name), text);
      writeJson(join(folder, INDEX_FOLDER, 'index.json'), manifest);
    });
    return all.length;
  } finally {
    await database.close();
  }
}

function deleteOldParts(folder: string, current: ReadonlyMap<string, string>): void {
  if (!existsSync(folder)) return;
  const isOld = (file: string) => Date.now() - statSync(join(folder, file)).mtimeMs > OLD_PARTS_FOR_MS;
  for (const file of filesBelow(folder).filter((found) => !current.has(found) && isOld(found)))
    rmSync(join(folder, file));
}
