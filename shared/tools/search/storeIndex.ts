import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { INDEX_FOLDER } from '../../search/constants.ts';
import { cardsAddress } from '../compose/cardsAddress.ts';
import { writeCards, type CardFiles } from './cards/writeCards.ts';
import { composition } from '../composition.ts';
import { filesBelow, replaceFile, writeJson } from '@remotes-kit/release/files';
import { publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';
import type { IndexFiles } from './indexOf.ts';

/** Not in the spec: a page that is open may still request the parts of the index that it began with. */
const OLD_PARTS_FOR_MS = 24 * 3_600_000;

/** The cards of a school, and the origin that they name. */
interface Cards {
  files: CardFiles;
  address: string;
}

/**
 * Puts an index, and cards where they are given, into the composed site, as one release of its own. Documents say whether there
 * are cards (contracts/cards.ts): they are written anew where that changes, and the same otherwise.
 */
export function storeIndex(out: string, { manifest, parts }: IndexFiles, cards?: Cards): void {
  publish(out, 'the index of the search is being published', (folder) => {
    deleteOldParts(join(folder, INDEX_FOLDER, 'assets'), parts);
    for (const [name, text] of parts) replaceFile(join(folder, INDEX_FOLDER, 'assets', name), text);
    writeJson(join(folder, INDEX_FOLDER, 'index.json'), manifest);
    if (!cards) return;
    const before = cardsAddress(folder);
    writeCards(folder, cards.files, cards.address);
    if (before !== cards.address) writeDocuments(composition, folder);
  });
}

function deleteOldParts(folder: string, current: ReadonlyMap<string, string>): void {
  if (!existsSync(folder)) return;
  const isOld = (file: string) => Date.now() - statSync(join(folder, file)).mtimeMs > OLD_PARTS_FOR_MS;
  for (const file of filesBelow(folder).filter((found) => !current.has(found) && isOld(found)))
    rmSync(join(folder, file));
}
