import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from '@remotes-kit/release/files';
import { CARDS_FOLDER } from '../../../contracts/documents.ts';
import type { Found } from '../readSchool.ts';
import { cardsOf, type CardSite } from './card.ts';
import { cardPage } from './cardPage.ts';
import { addressFile } from '../../compose/cardsAddress.ts';
import { isSearchEngineFile, searchEngineFiles } from './sitemap.ts';

/** The files of a site's cards, by their paths in it. */
export type CardFiles = ReadonlyMap<string, string>;

/** All cards of a school, and what search engines read of it. */
export function cardFiles(all: readonly Found[], site: CardSite): CardFiles {
  const cards = cardsOf(all, site);
  return new Map([
    ...cards.map((card) => [card.file.slice(1), cardPage(card, site)] as const),
    ...searchEngineFiles(cards, site),
  ]);
}

/**
 * Puts them into the folder of a release that is being prepared (publish of @remotes-kit/release), in the place of those of
 * before. One that is the same stays as it is, with its date; of another one the file is a new one, since the old may be linked to that of
 * the release before. Written without `replaceFile`, which waits for the disk each time: nobody reads this folder yet.
 */
export function writeCards(folder: string, files: CardFiles, address: string): void {
  mkdirSync(join(folder, CARDS_FOLDER), { recursive: true });
  const cards = readdirSync(join(folder, CARDS_FOLDER)).map((name) => `${CARDS_FOLDER}/${name}`);
  const before = new Set([...cards, ...readdirSync(folder).filter(isSearchEngineFile)]);
  for (const file of before) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, content] of files) {
    if (before.has(file)) {
      if (readFileSync(join(folder, file), 'utf8') === content) continue;
      rmSync(join(folder, file));
    }
    writeFileSync(join(folder, file), content);
  }
  writeJson(addressFile(folder), { address });
}
