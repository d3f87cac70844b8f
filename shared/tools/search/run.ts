/** `npm run index`: reads the school from Firestore, its captions from the streams, and publishes the index of the search. --out names another site. */
import { parseArgs } from 'node:util';
import { DEPLOY } from '../build/folders.ts';
import { readSettings } from '../compose/siteFolder.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { publishIndex } from './publishIndex.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: DEPLOY } } });

async function main(): Promise<void> {
  const { config } = readSettings(publicFolder(values.out));
  const count = await publishIndex(values.out, config);
  console.log(`The search finds ${count} lessons, levels, topics, playlists, reels and creators.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
