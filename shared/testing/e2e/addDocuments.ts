import { DOCUMENTS as ofSeries } from './levelSeries.ts';
import { seedDocuments } from '../../tools/backend/seedDocuments.ts';
import { portOf } from '../../tools/ports/ports.ts';
import { DOCUMENTS as ofKnownNames } from './knownNames.ts';
import { DOCUMENTS as ofPlaylists } from './playlists.ts';

/** Before the first test: documents beside those of the seed, which are in no list that another test reads. */
export default async function addDocuments(): Promise<void> {
  await seedDocuments(`http://localhost:${portOf('firestore')}`, [...ofSeries, ...ofKnownNames, ...ofPlaylists]);
}
