/** For tests: a film of two qualities, two parts each, with captions, and the network that has it. */
import { vi } from 'vitest';
import type { DownloadedLesson } from '../saved/records.ts';

export const PART_BYTES = 100;

const media = (file: string) =>
  [
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2',
    ...[0, 1].map((index) => `#EXTINF:2,\n#EXT-X-BYTERANGE:${PART_BYTES}@${index * PART_BYTES}\n${file}`),
    '#EXT-X-ENDLIST\n',
  ].join('\n');
const PLAYLISTS: Record<string, string> = {
  'video.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="captions.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,SUBTITLES="text"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=160000,RESOLUTION=640x360,SUBTITLES="text"
high.m3u8
`,
  'low.m3u8': media('low.mp4'),
  'high.m3u8': media('high.mp4'),
  'captions.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\ncaptions.vtt\n#EXT-X-ENDLIST\n',
};

/** Each quality has bytes of its own. */
export const film = (file: string) => new Blob([new Uint8Array(2 * PART_BYTES).fill(file.length)]);

/** The response with one part. */
export function partial(
  file: string,
  range: string,
  { bytes = film(file), type = 'video/mp4', given = range } = {},
): Response {
  const [from, to] = range.split('-').map(Number) as [number, number];
  const headers = { 'content-type': type, 'content-range': `bytes ${given}/${2 * PART_BYTES}` };
  return new Response(bytes.slice(from, to + 1), { status: 206, headers });
}

/** `instead`: what the network does to a request, by the name of the file and the requested range. Until `vi.unstubAllGlobals`. */
export function serveFilm(
  instead: (file: string, range: string, signal: AbortSignal, url: string) => Response | undefined,
): void {
  vi.stubGlobal('fetch', async (url: string, { headers = {}, signal }: RequestInit = {}) => {
    signal?.throwIfAborted(); // as every browser's: a response that ends with the signal would never end
    const file = new URL(url).pathname.split('/').at(-1)!;
    const range = (headers as { range?: string }).range?.replace('bytes=', '') ?? '';
    const response = instead(file, range, signal!, url);
    if (response) return response;
    if (PLAYLISTS[file]) return new Response(PLAYLISTS[file]);
    if (file === 'captions.vtt') return new Response('WEBVTT\n', { headers: { 'content-type': 'text/vtt' } });
    return partial(file, range);
  });
}

/** The device is full when the file of this name is to be saved. Until `vi.restoreAllMocks`. */
export function fillAt(name: string): void {
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, ...given) {
    if (String(given[0]).endsWith(`/${name}`)) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
}

/** A lesson that plays the film. */
export const filmLesson = (lesson: Partial<DownloadedLesson> = {}): DownloadedLesson => ({
  videoId: 'a',
  streamId: 'film',
  title: 'Film',
  path: '/x',
  heightPx: 180,
  state: 'whole',
  bytes: 1,
  savedBytes: 1,
  ...lesson,
});
