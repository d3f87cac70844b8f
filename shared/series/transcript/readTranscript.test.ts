import { expect, test } from 'vitest';
import { readAllParts, readParts, readTracks, type ReadText } from './readTranscript.ts';
import type { PlacedPart } from './webVtt.ts';

const HOST = 'https://streams.example/film/';

/** `redirects`: where a file is, by where it is requested. */
const reader =
  (files: Readonly<Record<string, string>>, redirects: Readonly<Record<string, string>> = {}): ReadText =>
  async (url, range = '') => {
    const name = url.slice(HOST.length);
    const finalName = redirects[name] ?? name;
    const text = files[finalName + (range && ` ${range}`)];
    if (text === undefined) throw new TypeError(`nothing at ${finalName}`);
    return { url: HOST + finalName, text };
  };

const list = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:6', ...lines, '#EXT-X-ENDLIST\n'].join('\n');
const main = (...uris: string[]) =>
  [
    '#EXTM3U',
    ...uris.map((uri, at) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="en",NAME="${at}",URI="${uri}"`),
    '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"\nlow.m3u8\n',
  ].join('\n');

/** Each text is that of a single cue. */
const parse = async (text: string) => {
  if (!text.startsWith('WEBVTT')) throw new Error('no WebVTT');
  return { cues: [{ startS: 0, endS: 1, text }], aheadS: undefined };
};

async function textsOf(files: Readonly<Record<string, string>>, redirects?: Readonly<Record<string, string>>) {
  const read = reader(files, redirects);
  const [track] = await readTracks(`${HOST}video.m3u8`, read);
  let come: readonly PlacedPart[] = [];
  await readAllParts(await readParts(track!.url, read), read, (parts) => (come = parts()), { parse });
  return come.flatMap(({ cues }) => cues.map(({ text }) => text));
}

test('playlists that come from another address than the requested one: what they name is relative to that', async () => {
  const files = {
    'v2/main.m3u8': main('text/list.m3u8'),
    'v3/list.m3u8': list('#EXTINF:6,\na.vtt'),
    'v3/a.vtt': 'WEBVTT a',
  };
  const redirects = { 'video.m3u8': 'v2/main.m3u8', 'v2/text/list.m3u8': 'v3/list.m3u8' };
  expect(await textsOf(files, redirects)).toEqual(['WEBVTT a']);
});

test('a track on another host: it is lost alone', async () => {
  const files = { 'video.m3u8': main('https://elsewhere.example/a.m3u8', 'b.m3u8') };
  expect((await readTracks(`${HOST}video.m3u8`, reader(files))).map(({ url }) => url)).toEqual([`${HOST}b.m3u8`]);
});

test('two tracks of one language: each with its own list of parts', async () => {
  const tracks = await readTracks(`${HOST}video.m3u8`, reader({ 'video.m3u8': main('a.m3u8', 'b.m3u8') }));
  expect(tracks.map(({ url }) => url)).toEqual([`${HOST}a.m3u8`, `${HOST}b.m3u8`]);
});

test('parts: each with its second, its bytes and the discontinuities before it, each once', async () => {
  const text = list(
    '#EXTINF:6,\n#EXT-X-BYTERANGE:10@0\na.vtt',
    '#EXTINF:6,\n#EXT-X-BYTERANGE:5\na.vtt',
    '#EXT-X-DISCONTINUITY\n#EXTINF:6,\nb.vtt',
    '#EXTINF:6,\nb.vtt',
  );
  expect(await readParts(`${HOST}a.m3u8`, reader({ 'a.m3u8': text }))).toMatchObject([
    { url: `${HOST}a.vtt`, range: '0-9', startS: 0, discontinuity: 0 },
    { url: `${HOST}a.vtt`, range: '10-14', startS: 6, discontinuity: 0 },
    { url: `${HOST}b.vtt`, startS: 12, discontinuity: 1 },
  ]);
});

test('parts whose head is a file of its own: are read with it', async () => {
  const files = { 'video.m3u8': main('a.m3u8'), 'a.m3u8': list('#EXT-X-MAP:URI="head.vtt"\n#EXTINF:6,\na.vtt'), 'head.vtt': 'WEBVTT', 'a.vtt': 'x' }; // prettier-ignore
  expect(await textsOf(files)).toEqual(['WEBVTT\n\nx']);
});

const PARTS = list(...['a', 'b', 'c'].map((name) => `#EXTINF:6,\n${name}.vtt`));

test.each([
  ['missing', {}],
  ['empty', { 'b.vtt': '' }],
  ['a page', { 'b.vtt': '<!doctype html>' }],
])('a part that is %s: its own lines are lost alone', async (_, broken) => {
  const files = { 'video.m3u8': main('a.m3u8'), 'a.m3u8': PARTS, 'a.vtt': 'WEBVTT a', 'c.vtt': 'WEBVTT c', ...broken };
  expect(await textsOf(files)).toEqual(['WEBVTT a', 'WEBVTT c']);
});

test('no part can be read: rejects with what was wrong with the first', async () => {
  await expect(textsOf({ 'video.m3u8': main('a.m3u8'), 'a.m3u8': PARTS })).rejects.toThrow('nothing at a.vtt');
});

const hour = Array.from({ length: 600 }, (_, at) => ({ url: `${HOST}${at}.vtt`, startS: at * 6, discontinuity: 0 }));

test('600 parts: few are read at a time, each is there as soon as it comes, in the order of the film', async () => {
  const open: (() => void)[] = [];
  let most = 0;
  let reading = 0;
  const read: ReadText = async (url) => {
    most = Math.max(most, (reading += 1));
    await new Promise<void>((resolve) => open.push(resolve));
    reading -= 1;
    return { url, text: `WEBVTT ${url}` };
  };
  const counts: number[] = [];
  let come: readonly PlacedPart[] = [];
  const whole = readAllParts(hour, read, (parts) => counts.push((come = parts()).length), { parse });
  while (come.length < hour.length) {
    open.pop()?.(); // the last of those that are read comes first
    await new Promise(setImmediate);
  }
  await whole;
  expect(counts).toEqual(hour.map((_, at) => at + 1));
  expect(most).toBeLessThanOrEqual(6);
  expect(come.map(({ startS }) => startS)).toEqual(hour.map(({ startS }) => startS));
});

test('600 parts, none of which can be read: it gives up after a few', async () => {
  let count = 0;
  const read: ReadText = async () => {
    count += 1;
    throw new TypeError('late');
  };
  await expect(readAllParts(hour, read, () => {}, { parse })).rejects.toThrow('late');
  expect(count).toBeLessThan(20);
});

test('the reader leaves: nothing more is read, and nothing told', async () => {
  const leaving = new AbortController();
  let count = 0;
  const read: ReadText = async (url) => {
    if ((count += 1) === 10) leaving.abort();
    return { url, text: 'WEBVTT' };
  };
  const told: number[] = [];
  const { signal } = leaving;
  await expect(readAllParts(hour, read, (parts) => told.push(parts().length), { parse, signal })).rejects.toThrow();
  expect(told.length).toBeLessThan(10);
  expect(count).toBeLessThan(20);
});

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `${HOST}${at}.vtt`, startS: at * 6, discontinuity: 0 }));

/** The count of the parts that are read of so many, each of so many lines, and what `readAllParts` resolves to. */
async function readOf(count: number, lines: number) {
  let requests = 0;
  const read: ReadText = async (url) => ({ url, text: String((requests += 1)) });
  const [cue] = (await parse('WEBVTT')).cues;
  const parsed = { cues: Array.from({ length: lines }, () => cue!), aheadS: undefined };
  const hasMore = await readAllParts(places(count), read, () => {}, { parse: async () => parsed });
  return { requests, hasMore };
}

test.each([
  ['a film of three and a half hours', 2_100, 1, { requests: 2_100, hasMore: false }],
  ['a film of a day', 14_400, 1, { requests: 14_400, hasMore: false }],
  ['a playlist without an end in sight', 14_401, 1, { requests: 14_400, hasMore: true }],
  ['parts that have more lines than a transcript', 100, 10_000, { requests: 6, hasMore: true }],
])('%s: %s parts of %s lines are read, or it is said that there are more', async (_, count, lines, expected) => {
  expect(await readOf(count, lines)).toEqual(expected);
});

test('a playlist of 2,100 parts: all of them are found', async () => {
  const text = list(...Array.from({ length: 2_100 }, (_, at) => `#EXTINF:6,\n${at}.vtt`));
  expect(await readParts(`${HOST}a.m3u8`, reader({ 'a.m3u8': text }))).toHaveLength(2_100);
});
