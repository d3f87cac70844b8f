/** `npm run index`: reads the school from Firestore, its captions from the streams, and publishes the index of the search. --out names another site, --words another table of words, --address the origin that the cards of a site of this machine name. */
import { parseArgs } from 'node:util';
import { DEPLOY } from '../build/folders.ts';
import { siteConfigIn } from '../compose/siteConfig.ts';
import { readSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { publishIndex } from './publishIndex.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: DEPLOY }, words: { type: 'string' }, address: { type: 'string' } },
});

async function main(): Promise<void> {
  const release = publicFolder(values.out);
  const address = values.address ?? readSettings(release).address;
  const { count, cardBytes, tookMs } = await publishIndex(values.out, siteConfigIn(release), {
    address,
    wordsFile: values.words,
  });
  console.log(`The search finds ${count} lessons, levels, topics, playlists, reels and creators.`);
  const figures = `${(cardBytes / 1024 ** 2).toFixed(1)} MB, made and written with the index in ${(tookMs / 1000).toFixed(1)} s`;
  console.log(
    address
      ? `Each has a card of ${address}: ${figures}.`
      : 'No cards were written: this site has no address (--address).',
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
