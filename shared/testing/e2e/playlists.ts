import type { SeedDocument } from '../../tools/backend/seedDocuments.ts';
import type { Locator, Page } from '@playwright/test';

/** Test playlists beside those of the seed: short videos, so that a whole list is soon watched. */
const SHORT = ['reel-03', 'reel-02', 'reel-01'] as const;
const NAMES = ['Sharpen the saw', 'Say the price', 'Stock the shelf'] as const;

const CREATOR = '/creators/creator-001';
const TOPIC = `${CREATOR}/topics/playlist-topic-001/playlists`;

export const PLAYLISTS = {
  topics: `${CREATOR}/topics`,
  playlists: TOPIC,
  /** Of the seed, with captions. */
  seeded: `${TOPIC}/playlist-001/videos`,
  three: `${TOPIC}/test-three/videos`,
  /** Plays, has no stream, has a missing stream, plays. */
  broken: `${TOPIC}/test-broken/videos`,
  none: `${TOPIC}/test-none/videos`,
} as const;

const videos = (playlistId: string, streams: readonly (string | undefined)[]): SeedDocument[] =>
  streams.map((streamVideoId, index) => ({
    path: `playlist-videos-new/${playlistId}-${index + 1}`,
    fields: {
      playlistId,
      playlistVideoId: `${playlistId}-${index + 1}`,
      playlistVideoName: streamVideoId?.startsWith('reel')
        ? NAMES[SHORT.indexOf(streamVideoId as (typeof SHORT)[number])]
        : `Broken ${index + 1}`,
      ...(streamVideoId && { streamVideoId, thumbnailId: 'poster-lesson-01', duration: 12_000 }),
      createdAt: new Date(2024, 0, 1, 0, index),
    },
  }));

export const DOCUMENTS: readonly SeedDocument[] = [
  {
    path: 'playlists-new/test-three',
    fields: { playlistId: 'test-three', playlistName: 'Three short videos', playlistTopicId: 'test' },
  },
  ...videos('test-three', SHORT),
  ...videos('test-broken', [SHORT[0], undefined, 'gone', SHORT[2]]),
];

export const list = (page: Page): Locator => page.getByRole('list', { name: 'Videos of this playlist' });
export const row = (page: Page, position: number): Locator =>
  list(page)
    .getByRole('link')
    .nth(position - 1);
export const upNext = (page: Page): Locator => page.getByRole('region', { name: 'Up next' });
export const end = (page: Page): Locator => page.getByRole('region', { name: 'End of the playlist' });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Seeks to 90 %, with the key for it, and lets the video play to its end. */
export const playOut = (page: Page): Promise<void> => page.keyboard.press('9');

export { expect, test } from './site.ts';
