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

interface Published {
  /** The things that can be found. */
  count: number;
  /** Of the cards, with robots.txt and the sitemap. */
  cardBytes: number;
  /** For making the index and the cards and writing them, without what was read for them. */
  tookMs: number;
}

/**
 * Reads a school and puts its index and its cards into the composed site, as a release of its own: no build of the shell or of
 * a remote changes.
 */
export async function publishIndex(
  out: string,
  config: SiteConfig,
  { address, wordsFile }: Options = {},
): Promise<Published> {
  const { part: words, faults } = readWords(wordsFile);
  if (faults.length > 0) throw new Error(`the table of words, ${wordsFile ?? WORDS}:\n${faults.join('\n')}`);
  const database = openDatabase(config);
  try {
    const all = await readSchool(database);
    const streamIds = [...new Set(all.flatMap(({ streamId }) => streamId ?? []))];
    // oxlint-disable-next-line no-console -- a command's message
    const captions = await readCaptions(config.streams, streamIds, (text) => console.warn(text));
    const { images, streams } = config;
    const beganAtMs = performance.now();
    const cards = address && { address, files: cardFiles(all, { address, brand: brandName(), images, streams }) };
    storeIndex(out, indexOf(all, captions, words), cards || undefined);
    const texts = cards ? [...cards.files.values()] : [];
    const cardBytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    return { count: all.length, cardBytes, tookMs: performance.now() - beganAtMs };
  } finally {
    await database.close();
  }
}
