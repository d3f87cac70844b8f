import { afterEach, expect, test, vi } from 'vitest';
import type * as urls from '../media/urls.ts';
import { choicesOf, planOf, sizesOf } from './choices.ts';

vi.mock('../media/urls.ts', async (original) => ({
  ...(await original<typeof urls>()),
  streamUrl: (id: string) => `https://streams.test/${id}/video.m3u8`,
}));
afterEach(() => void vi.unstubAllGlobals());

type Variant = readonly [bps: number, heightPx: number];

/** The network has a stream of these variants under each name. A variant is as large as its bit rate says, of one second. */
function serve(streams: Record<string, readonly Variant[]>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    if (search) return new Response('#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\na.mp4\n#EXT-X-ENDLIST\n');
    const variants = streams[pathname.split('/')[1]!]!.map(([bps, heightPx]) => {
      const size = heightPx > 0 ? `,RESOLUTION=${heightPx * 2}x${heightPx}` : '';
      return `#EXT-X-STREAM-INF:BANDWIDTH=${bps}${size}\nlow.m3u8?${bps}\n`;
    });
    return new Response(`#EXTM3U\n${variants.join('')}`);
  });
}

test('two bit rates of one height: two choices, each with its size, and what is chosen is saved', async () => {
  serve({ a: [[2_400_000, 720], [1_200_000, 720]] }); // prettier-ignore
  const choices = await choicesOf(['a']);
  expect(choices).toEqual([
    { heightPx: 720, bps: 1_200_000, bytes: 150_000, missingBytes: 150_000, isEstimated: true },
    { heightPx: 720, bps: 2_400_000, bytes: 300_000, missingBytes: 300_000, isEstimated: true },
  ]);
  expect(sizesOf(['a'], choices[0]!)).toEqual([150_000]);
  expect(await planOf('a', choices[0]!, new AbortController().signal)).toMatchObject({ bps: 1_200_000 });
});

test('variants that do not say their height: a choice for each bit rate', async () => {
  serve({ b: [[300_000, 0], [600_000, 0]] }); // prettier-ignore
  expect(await choicesOf(['b'])).toMatchObject([
    { heightPx: 0, bps: 300_000 },
    { heightPx: 0, bps: 600_000 },
  ]);
});

test('lessons whose bit rates differ: as many choices of a height as one of them has of it', async () => {
  serve({
    c: [[1_200_000, 720], [2_400_000, 720]], // prettier-ignore
    d: [[1_300_000, 720], [2_600_000, 720]], // prettier-ignore
    e: [[700_000, 360]],
  });
  expect(await choicesOf(['c', 'd', 'e'])).toMatchObject([
    { heightPx: 360, bytes: (1_200_000 + 1_300_000 + 700_000) / 8 },
    { heightPx: 720, bps: 1_300_000, bytes: (1_200_000 + 1_300_000 + 700_000) / 8 },
    { heightPx: 720, bps: 2_600_000, bytes: (2_400_000 + 2_600_000 + 700_000) / 8 },
  ]);
});
