import { setImmediate } from 'node:timers/promises';
import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { afterEach, expect, test, vi } from 'vitest';
import { requestEarlyMedia } from './earlyMedia.ts';

afterEach(() => void vi.unstubAllGlobals());

const STREAMS = 'https://streams';
const LESSON: RouteReads['media'] = {
  read: 0,
  stream: 'stream',
  idField: 'videoId',
  chosenBy: 'video',
  linked: 1,
  isLesson: true,
};

const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="other",URI="other.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="main, with a comma",DEFAULT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=1280x720,CODECS="avc1.4d4032,mp4a.40.2",AUDIO="sound"
high.m3u8

#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=640x360,AUDIO="sound"
mid.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,AUDIO="sound"
low.m3u8
`;
const playlist = (name: string) => `#EXTM3U
#EXT-X-TARGETDURATION:2
#EXT-X-MAP:URI="${name}.mp4",BYTERANGE="100@0"
#EXTINF:2.0,
#EXT-X-BYTERANGE:50@100
${name}.mp4
#EXTINF:2.0,
#EXT-X-BYTERANGE:60@150
${name}.mp4
#EXT-X-ENDLIST
`;
const FILES: Record<string, string> = Object.fromEntries([
  ['video', MASTER],
  ...['low', 'mid', 'high', 'sound', 'other'].map((name) => [name, playlist(name)]),
]);
const SEGMENTS = ['low.mp4 0-149', 'sound.mp4 0-149'];
const MANIFESTS = ['video.m3u8', 'low.m3u8', 'sound.m3u8'];

const video = (id: string, stream = `stream-${id}`) => ({
  document: { name: `projects/p/documents/videos/doc-${id}`, fields: { videoId: { stringValue: id }, stream: { stringValue: stream } } }, // prettier-ignore
});

interface Visit {
  search?: string;
  media?: RouteReads['media'];
  reads?: unknown[];
  stored?: Record<string, unknown>;
  connection?: object;
  /** The service worker has the saved lessons. */
  hasWorker?: boolean;
  /** Files that differ from those of the stream above, by name. */
  files?: Record<string, string>;
  /** The addresses that requests end at, by the requested ones. */
  redirects?: Record<string, string>;
}

/** Everything that is requested: for each stream the names of its files with their ranges, and the library. */
async function visit({
  search = '',
  media = LESSON,
  reads,
  stored = {},
  connection,
  hasWorker,
  files,
  redirects = {},
}: Visit = {}) {
  const requested: string[] = [];
  const links: { rel?: string }[] = [];
  const location = { pathname: '/watch' };
  let leave = () => {};
  const nextTask: (() => void)[] = [];
  const page = {
    location,
    navigator: { connection, serviceWorker: hasWorker ? { controller: {} } : undefined },
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: (key: string) => (key in stored ? JSON.stringify(stored[key]) : null) },
    document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
    navigation: { addEventListener: (_: string, listen: () => void) => (leave = listen) },
    fetch: async (url: string, { headers }: { headers: { Range?: string } }) => {
      const range = headers.Range?.replace('bytes=', '');
      requested.push(range ? `${url} ${range}` : url);
      const name = /([^/]+)\.m3u8$/.exec(url)?.[1] ?? '';
      const bytes = new TextEncoder().encode({ ...FILES, ...files }[name] ?? 'media');
      return { url: redirects[url] ?? url, status: range ? 206 : 200, arrayBuffer: async () => bytes.buffer };
    },
    earlyMedia: undefined,
    setTimeout: (act: () => void) => nextTask.push(act),
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  const results = (reads ?? [[video('a'), video('b')]]).map((read) => Promise.resolve(read));
  let hasEnded = false;
  const over = requestEarlyMedia(
    { pattern: '/watch', params: {}, media, search, reads: results },
    { streams: STREAMS, library: '/hls.js' },
    (href) => ({ href, integrity: 'sha256-x' }),
  ).then(() => (hasEnded = true));
  await setImmediate(); // every response is there at once: all that is requested has been, once the microtasks have run
  const endedInFirstTask = hasEnded;
  for (const act of nextTask) act();
  await over;
  const names = requested.map((url) => url.replace(/^https:\/\/streams\/[^/]+\/manifest\//, ''));
  const early = globalThis.earlyMedia!;
  return { requested, names, early, endedInFirstTask, hasLibrary: links.some(({ rel }) => rel === 'modulepreload'), location, leave: () => leave() }; // prettier-ignore
}

test('of the first video: the manifests and first segments of the lowest level and its sound are requested, each once', async () => {
  const { requested, names, early, hasLibrary } = await visit();
  expect(names.toSorted()).toEqual([...MANIFESTS, ...SEGMENTS].toSorted());
  expect(requested[0]).toBe('https://streams/stream-a/manifest/video.m3u8');
  expect([...early.keys()]).toEqual(requested);
  expect(hasLibrary).toBe(true);
});

test('what waits for the first segments is requested in a task of its own: it would at times be ahead of them on the line', async () =>
  expect((await visit()).endedInFirstTask).toBe(false));

test.each([
  ['the video that the address names', { search: '?video=b' }, 'stream-b'],
  ['an unknown one in the address: the first', { search: '?video=x' }, 'stream-a'],
  ['the first has no stream: the first that has one', { reads: [[video('a', ''), video('b')]] }, 'stream-b'],
  ['one that is not in the list', { search: '?video=c', reads: [[video('a')], video('c').document] }, 'stream-c'],
  ['one that is nowhere: the first', { search: '?video=c', reads: [[video('a')], null] }, 'stream-a'],
])('%s', async (_, how, stream) => {
  const { requested } = await visit(how);
  expect(requested[0]).toBe(`https://streams/${stream}/manifest/video.m3u8`);
});

const watched = (videoId: string, positionMs: number) => ({
  'bazaar.progress': [null, { videoId, positionMs, durationMs: 100_000 }],
});

test('a lesson that was left in the middle: its manifests alone', async () => {
  const { names } = await visit({ search: '?video=a', stored: watched('a', 50_000) });
  expect(names).toEqual(MANIFESTS);
});

test('a lesson whose link starts in the middle: its manifests alone', async () => {
  const { names } = await visit({ search: '?video=a&t=83' });
  expect(names).toEqual(MANIFESTS);
});

test('a lesson that was watched to its end: its first segments too', async () => {
  const { names } = await visit({ search: '?video=a', stored: watched('a', 99_000) });
  expect(names).toHaveLength(5);
});

test('no video in the address, and one of the list was watched: the screen chooses, nothing is requested', async () =>
  expect((await visit({ stored: watched('b', 50_000) })).requested).toEqual([]));

test.each([
  ['the quality that was chosen', { 'bazaar.lessons': { heightPx: 700 } }, 'high'],
  ['the highest that the measured bandwidth sustains', { 'bazaar.bandwidth': { bps: 9e6, atMs: Date.now() } }, 'mid'],
  ['a bandwidth measured long ago: the lowest', { 'bazaar.bandwidth': { bps: 9e6, atMs: 1 } }, 'low'],
  ['anything else in storage: the lowest', { 'bazaar.bandwidth': { bps: 'x' }, 'bazaar.lessons': [null] }, 'low'],
])('%s', async (_, stored, level) => expect((await visit({ stored })).names[1]).toBe(`${level}.m3u8`));

test('audio only: nothing of the picture', async () => {
  const { names } = await visit({ stored: { 'bazaar.lessons': { isAudioOnly: true } } });
  expect(names).toEqual(['video.m3u8', 'sound.m3u8', 'sound.mp4 0-149']);
});

test('audio only, and the stream has no sound by itself: its lowest level', async () => {
  const video = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180\nlow.m3u8\n';
  const { names } = await visit({ stored: { 'bazaar.lessons': { isAudioOnly: true } }, files: { video } });
  expect(names.slice(0, 2)).toEqual(['video.m3u8', 'low.m3u8']);
});

const DUB = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",URI="other.m3u8"';
const LOW = '#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,CODECS="avc1.4d4032,mp4a.40.2"';

test.each([
  ['the default one', ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",DEFAULT=YES', DUB, `${LOW},AUDIO="sound"`]], // prettier-ignore
  ['the first, and none is the default one', ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English"', DUB, `${LOW},AUDIO="sound"`]], // prettier-ignore
  ['at its address', ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",DEFAULT=YES,URI="low.m3u8"', DUB, `${LOW},AUDIO="sound"`]], // prettier-ignore
  ['of a level without a group', [DUB, LOW]],
])('the sound within the picture, %s: no other language is requested, audio only or not', async (_, lines) => {
  const files = { video: ['#EXTM3U', ...lines, 'low.m3u8', ''].join('\n') };
  for (const isAudioOnly of [false, true]) {
    const { names } = await visit({ stored: { 'bazaar.lessons': { isAudioOnly } }, files });
    expect(names.slice(0, 2)).toEqual(['video.m3u8', 'low.m3u8']);
    expect(names).not.toContain('other.m3u8');
  }
});

test('audio only, and each level has a sound of its own: that of the lowest one, whatever quality was chosen', async () => {
  const better = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="better",NAME="better",URI="other.m3u8"\n';
  const video = MASTER.replace('AUDIO="sound"\nhigh', 'AUDIO="better"\nhigh').replace('#EXT-X-STREAM', `${better}#EXT-X-STREAM`); // prettier-ignore
  const stored = { 'bazaar.lessons': { heightPx: 720, isAudioOnly: true } };
  expect((await visit({ stored, files: { video } })).names.slice(0, 2)).toEqual(['video.m3u8', 'sound.m3u8']);
});

test('a level for listeners is not the lowest one, unless there is no other', async () => {
  const voice = '#EXT-X-STREAM-INF:BANDWIDTH=20000,CODECS="mp4a.40.2"\nvoice.m3u8\n';
  expect((await visit({ files: { video: MASTER + voice } })).names[1]).toBe('low.m3u8');
  expect((await visit({ files: { video: `#EXTM3U\n${voice}` } })).names[1]).toBe('voice.m3u8');
});

test('playlists that come from another address than the requested one: what they name is relative to that', async () => {
  const redirects = {
    [`${STREAMS}/stream-a/manifest/video.m3u8`]: `${STREAMS}/v2/video.m3u8`,
    [`${STREAMS}/v2/low.m3u8`]: `${STREAMS}/v3/low/low.m3u8`,
  };
  const { requested, early } = await visit({ redirects });
  const [, ...rest] = requested.toSorted();
  expect(rest).toEqual(
    ['v2/low.m3u8', 'v2/sound.m3u8', 'v2/sound.mp4 0-149', 'v3/low/low.mp4 0-149'].map((name) => `${STREAMS}/${name}`),
  );
  expect((await early.get(`${STREAMS}/stream-a/manifest/video.m3u8`)!.response).url).toBe(`${STREAMS}/v2/video.m3u8`);
});

test('a reel: what was chosen for lessons does not count', async () => {
  const stored = { 'bazaar.lessons': { heightPx: 700, isAudioOnly: true }, ...watched('a', 50_000) };
  const { names } = await visit({ media: { ...LESSON!, isLesson: false }, stored });
  expect(names.toSorted()).toEqual([...MANIFESTS, ...SEGMENTS].toSorted());
});

test.each([
  ['Save-Data', { connection: { saveData: true } }],
  ['a 2G line', { connection: { effectiveType: 'slow-2g' } }],
  ['the switch in the settings', { stored: { 'bazaar.dataSaver': true } }],
])('%s: neither the library nor media are requested', async (_, how) => {
  const { requested, hasLibrary } = await visit(how);
  expect([requested, hasLibrary]).toEqual([[], false]);
});

test('the visitor leaves the screen: what was not taken is cancelled', async () => {
  const { early, location, leave } = await visit();
  leave(); // only the query has changed
  expect(early.size).toBe(5);
  location.pathname = '/home';
  leave();
  expect(early.size).toBe(0);
});

test.each([
  ['of a folder above', '../../x'],
  ['of two segments', 'a/b'],
  ['of dots', '..'],
  ['that is too long', 'x'.repeat(3_000)],
])('a stream id %s: nothing is requested', async (_, stream) =>
  expect((await visit({ reads: [[video('a', stream)]] })).requested).toEqual([]),
);

test.each([undefined, null, {}, [null], [{}], [{ document: {} }], [{ document: { name: 1, fields: { stream: 1 } } }]])(
  'a read that gives %j: nothing is requested',
  async (result) => expect((await visit({ reads: [result] })).requested).toEqual([]),
);

test.each<[string, Record<string, string>, number]>([
  ['a master that is HTML', { video: '<!doctype html>' }, 1],
  ['a master without levels', { video: '#EXTM3U\n' }, 1],
  ['levels on another host', { video: MASTER.replaceAll(/(\w+)\.m3u8/g, 'https://other/$1.m3u8') }, 1],
  ['an address that is none', { video: MASTER.replaceAll('low.m3u8', 'https://[') }, 3],
  ['thousands of levels', { video: `#EXTM3U\n${'#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n'.repeat(20_000)}` }, 2],
  ['endless attributes', { video: `#EXTM3U\n#EXT-X-STREAM-INF:${'A='.repeat(40_000)}\nlow.m3u8` }, 3],
  ['a level that is HTML', { low: '<html>', sound: '<html>' }, 3],
  ['a live stream', { low: '#EXTM3U\n1.mp4', sound: '#EXTM3U\n1.mp4' }, 3],
  ['an encrypted stream', { low: `${playlist('low')}\n#EXT-X-KEY:METHOD=AES-128,URI="k"` }, 4],
  ['segments on another host', { low: playlist('https://other/low') }, 4],
  ['ranges that are none', { low: playlist('low').replaceAll(/\d+@\d+/g, '1e9@-1') }, 4],
  ['thousands of segments', { low: playlist('low').replace('#EXT-X-ENDLIST', 'x.mp4\n'.repeat(9_000)) + '#EXT-X-ENDLIST' }, 5], // prettier-ignore
])('%s: few requests, all to the host of the streams', async (_, files, count) => {
  const { requested } = await visit({ files });
  expect(requested).toHaveLength(count);
  expect(requested.every((url) => url.startsWith(`${STREAMS}/`))).toBe(true);
});

test.each<[string, unknown, boolean, boolean]>([
  ['saved whole', [{ streamId: 'stream-a', state: 'whole' }], true, false],
  ['saved, but the page has no worker', [{ streamId: 'stream-a', state: 'whole' }], false, true],
  ['still being saved', [{ streamId: 'stream-a', state: 'saving' }], true, true],
  ['another than the saved one', [{ streamId: 'stream-b', state: 'whole' }], true, true],
  ['stored by somebody else as something else', [null, 7, { state: 'whole' }], true, true],
])(
  'the first video is %s: its stream is requested only where it is not on the device',
  async (_, lessons, hasWorker, isRequested) => {
    const { requested } = await visit({ stored: { 'bazaar.savedLessons': lessons }, hasWorker });
    expect(requested.length > 0).toBe(isRequested);
  },
);
