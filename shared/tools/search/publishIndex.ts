import type { SiteConfig } from '../../contracts/config.ts';
import { brandName } from '../build/documents.ts';
import { cardFiles } from './cards/writeCards.ts';
import { indexOf } from './indexOf.ts';
import { readCaptions } from './readCaptions.ts';
import { openDatabase } from './readCollection.ts';
import { readSchool } from './readSchool.ts';
import { storeIndex } from './storeIndex.ts';
import { readWords, WORDS } from './words/readWords.ts';

interface Options {
  /** The site's own origin, for its cards and search engines; absent: none are written, and those of before stay. */
  address?: string | undefined;
  /** Another table of words. */
  wordsFile?: string | undefined;
}

/**
 * Reads a school and puts its index and its cards into the composed site, as a release of its own: no build of the shell or of
 * a remote changes. Returns how many things can be found.
 */
export async function publishIndex(
  out: string,
  config: SiteConfig,
  { address, wordsFile }: Options = {},
): Promise<number> {
  const { part: words, faults } = readWords(wordsFile);
  if (faults.length > 0) throw new Error(`the table of words, ${wordsFile ?? WORDS}:\n${faults.join('\n')}`);
  const database = openDatabase(config);
  try {
    const all = await readSchool(database);
    const streamIds = [...new Set(all.flatMap(({ streamId }) => streamId ?? []))];
    // oxlint-disable-next-line no-console -- a command's message
    const captions = await readCaptions(config.streams, streamIds, (text) => console.warn(text));
    const { images, streams } = config;
    const cards = address && { address, files: cardFiles(all, { address, brand: brandName(), images, streams }) };
    storeIndex(out, indexOf(all, captions, words), cards || undefined);
    return all.length;
  } finally {
    await database.close();
  }
}
