import type { SiteConfig } from '../../contracts/config.ts';
import { indexOf } from './indexOf.ts';
import { readCaptions } from './readCaptions.ts';
import { openDatabase } from './readCollection.ts';
import { readSchool } from './readSchool.ts';
import { storeIndex } from './storeIndex.ts';

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
    storeIndex(out, indexOf(all, captions));
    return all.length;
  } finally {
    await database.close();
  }
}
