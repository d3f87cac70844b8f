import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@remotes-kit/release/files';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { indexOf } from '../indexOf.ts';
import { cardFiles } from './writeCards.ts';

export const ADDRESS = 'https://school.example';
export const INDEX = indexOf([], new Map());

/** The cards of a topic with one level and one lesson, whose names end with this text. */
export const smallCards = (text: string, videoId = 'video-1') => ({
  address: ADDRESS,
  files: cardFiles(
    [
      { type: 'businessTopic', id: 'topic', name: `Topic ${text}` },
      { type: 'level', id: 'level', name: `Level ${text}`, parentId: 'topic' },
      { type: 'lesson', id: videoId, name: `Lesson ${text}`, parentId: 'level', streamId: 'stream' },
    ],
    { address: ADDRESS, brand: 'School', images: 'https://images.example', streams: 'https://streams.example' },
  ),
});

/** The cards that visitors of a site get, and what search engines read. */
export const cardsIn = (out: string): Record<string, string> => {
  const release = publicFolder(out);
  const files = filesBelow(release).filter((file) => /^(cards\/|robots|sitemap)/.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(release, file), 'utf8')]));
};
