import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../backend/media/startMedia.ts';

/** How long a film is, in ms: the sum of its playlist's segments. */
export function lengthOf(streamId: string): number {
  const playlist = readFileSync(join(FILES, 'streams', streamId, 'manifest/low.m3u8'), 'utf8');
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return Math.round(seconds * 1000);
}
