/** Counts what a visit to the reels downloads of their streams, and what an oracle would have, a player that knows when each swipe comes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parsePlaylist } from '../../media/playlist.ts';
import { FILES } from '../backend/media/startMedia.ts';
import { REELS } from '../seed/content.ts';
import { oracleBytes, type Track, type TrackRequest } from './oracle.ts';
import type { Shown } from './reelsPage.ts';

export interface ReelBytes {
  downloaded: number;
  /** By an oracle, for the same picture and sound. */
  oracle: number;
}

interface MediaRequest extends TrackRequest {
  stream: string;
  bytes: number;
}

const OF_STREAM = /\/([\w-]+)\/manifest\/([\w.-]+)$/;
const RANGE = /^bytes=(\d+)-(\d+)$/;

/** Counts what the page requests of streams. A stream that two of the reels have counts twice, though the browser has it already. */
export function countReelBytes(page: Page): (shown: readonly Shown[]) => ReelBytes {
  const requests: MediaRequest[] = [];
  page.on('response', (response) => {
    const [, stream, file] = OF_STREAM.exec(new URL(response.url()).pathname) ?? [];
    const bytes = Number(response.headers()['content-length'] ?? 0);
    const [, first = 0, last = Infinity] = RANGE.exec(response.request().headers().range ?? '')?.map(Number) ?? [];
    if (stream && file) requests.push({ stream, file, bytes, firstByte: first, endByte: last + 1 });
  });
  return (shown) => ({
    downloaded: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    oracle: shown.reduce((sum, { title, shownS }) => sum + oracleOf(title, shownS, requests), 0),
  });
}

function oracleOf(title: string, shownS: number, all: readonly MediaRequest[]): number {
  if (shownS === 0) return 0;
  const stream = REELS.find(({ name }) => name === title)!.id;
  const folder = join(FILES, 'streams', stream, 'manifest');
  const requests = all.filter((request) => request.stream === stream);
  // The main playlist and the captions, of which the player takes whole files too.
  const others = new Set(requests.map(({ file }) => file).filter((file) => /^(video|captions)\b/.test(file)));
  const otherBytes = [...others].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return otherBytes + oracleBytes(tracksIn(folder), requests, shownS);
}

function tracksIn(folder: string): Track[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mp4'))
    .map((file) => {
      const text = readFileSync(join(folder, file.replace('.mp4', '.m3u8')), 'utf8');
      const playlist = parsePlaylist(text);
      if (playlist.isMasterPlaylist) throw new Error(`${folder}: the playlist of ${file} is that of the stream`);
      let startS = 0;
      const segments = playlist.segments.map(({ byterange, duration }) => {
        startS += duration;
        return { ...byterange, startS: startS - duration };
      });
      const initBytes = segments[0]!.offset; // it lies before the first segment
      return { file, isSound: file === 'sound.mp4', playlistBytes: text.length, initBytes, segments };
    });
}
