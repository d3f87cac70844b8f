import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@remotes-kit/release/files';

/** Beside the settings of a release, and not served: the origin that its cards name. */
export const addressFile = (release: string) => join(release, '.site/cards.json');

/** The origin that the cards of a release name; undefined where it has none. */
export const cardsAddress = (release: string): string | undefined =>
  existsSync(addressFile(release)) ? (readJson(addressFile(release)) as { address: string }).address : undefined;
