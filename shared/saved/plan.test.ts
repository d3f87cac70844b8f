import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSaves, type SavePlan } from './plan.ts';
import { PlaylistError } from '../media/playlistError.ts';
import type { Quality } from '../media/quality.ts';

const HOST = 'https://streams.example/lesson-01/manifest';
const STREAM = new URL('../tools/backend/media/files/streams/lesson-01/manifest/', import.meta.url);

const ofStudio = async (url: string) => ({
  url,
  text: readFileSync(new URL(url.slice(HOST.length + 1), STREAM), 'utf8'),
});
/** In the place of a file that the server has not. */
const MISSING = 'missing';
const plansOf = (files: Record<string, string>, quality?: Quality): Promise<SavePlan[]> => {
  const read = async (url: string) => {
    const text = files[url.slice(HOST.length + 1)];
    if (text === undefined) throw new TypeError(`nothing at ${url}`);
    if (text === MISSING) throw new PlaylistError('status 404');
    return { url, text };
  };
  return planSaves(`${HOST}/video.m3u8`, read, quality);
};

const MAIN = (uri = 'low.m3u8') => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180\n${uri}\n`;
const MEDIA = (lines = 'low.mp4') =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${lines}\n#EXT-X-ENDLIST\n`;

test('a stream of the studio: one plan for each quality, the lowest first, each with sound and all captions', async () => {
  const plans = await planSaves(`${HOST}/video.m3u8`, ofStudio);
  expect(plans.map(({ heightPx }) => heightPx)).toEqual([180, 360, 720]);
  expect(plans.map(({ isEstimated }) => isEstimated)).toEqual([false, false, false]);
  // The sizes of low.mp4, mid.mp4 and high.mp4, each with that of sound.mp4.
  expect(plans.map(({ bytes }) => bytes)).toEqual([83_072, 159_623, 320_667].map((size) => size + 88_185));
  const [low] = plans as [SavePlan];
  expect(new Set(low.files.map(({ url }) => url))).toEqual(
    new Set(['low.mp4', 'sound.mp4', 'captions.en.vtt', 'captions.hi.vtt'].map((file) => `${HOST}/${file}`)),
  );
  expect(new Set(low.files.map(({ name }) => name)).size).toBe(low.files.length);
});

test('captions in two languages: both keep their names and codes', async () => {
  const [low] = await planSaves(`${HOST}/video.m3u8`, ofStudio);
  const named = low!.playlists
    .at(-1)!
    .text.split('\n')
    .filter((line) => line.includes('TYPE=SUBTITLES'));
  expect(named).toHaveLength(2);
  expect(named[0]).toMatch(/LANGUAGE="en".*NAME="English"|NAME="English".*LANGUAGE="en"/);
  expect(named[1]).toMatch(/LANGUAGE="hi".*NAME="हिन्दी"|NAME="हिन्दी".*LANGUAGE="hi"/);
  expect(low!.playlists.map(({ name }) => name)).toEqual(expect.arrayContaining(['captions0.m3u8', 'captions1.m3u8']));
});

test('a variant for listeners is no quality, unless the stream has no other', async () => {
  const sound = '#EXT-X-STREAM-INF:BANDWIDTH=32000,CODECS="mp4a.40.2"\nsound.m3u8\n';
  const files = { 'low.m3u8': MEDIA(), 'sound.m3u8': MEDIA('sound.mp4') };
  expect((await plansOf({ ...files, 'video.m3u8': MAIN() + sound })).map(({ heightPx }) => heightPx)).toEqual([180]);
  expect((await plansOf({ ...files, 'video.m3u8': `#EXTM3U\n${sound}` })).map(({ heightPx }) => heightPx)).toEqual([0]);
});

test.each([
  ['without an address', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES', ',AUDIO="a"'],
  ['at the address of the picture', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,URI="low.m3u8"', ',AUDIO="a"'], // prettier-ignore
  ['first of those of which none is the default one', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English"', ',AUDIO="a"'], // prettier-ignore
  ['of a variant that names no group', '', ''],
])('the sound within the picture, %s: is saved with it, and no other language is', async (_, sound, group) => {
  const dub = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch",LANGUAGE="de",URI="de.m3u8"';
  const main = `#EXTM3U\n${sound}\n${dub}\n#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=320x180${group}\nlow.m3u8\n`;
  const [plan] = await plansOf({ 'video.m3u8': main, 'low.m3u8': MEDIA(), 'de.m3u8': MEDIA('de.mp4') });
  expect(plan!.files.map(({ url }) => url)).toEqual([`${HOST}/low.mp4`]);
  expect(plan!.playlists.at(-1)!.text).not.toContain('TYPE=AUDIO');
});

const variant = (bps: number, resolution = '') => `#EXT-X-STREAM-INF:BANDWIDTH=${bps}${resolution}\nlow.m3u8?${bps}\n`;

test('two bit rates of one height: a plan for each, and a chosen one reads that alone', async () => {
  const size = ',RESOLUTION=1280x720';
  const files = {
    'video.m3u8': `#EXTM3U\n${variant(2_449_000, size)}${variant(1_200_000, size)}`,
    'low.m3u8?1200000': MEDIA('a.mp4'),
    'low.m3u8?2449000': MEDIA('b.mp4'),
  };
  const plans = await plansOf(files);
  expect(plans.map(({ heightPx, bps }) => [heightPx, bps])).toEqual([
    [720, 1_200_000],
    [720, 2_449_000],
  ]);
  const { 'low.m3u8?1200000': _, ...rest } = files;
  expect(await plansOf(rest, { heightPx: 720, bps: 2_400_000 })).toEqual([plans[1]]);
  expect(await plansOf(rest, { heightPx: 720 })).toEqual([plans[1]]);
});

test('a variant of single pictures, for seeking, is no quality', async () => {
  const pictures = '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=9000,RESOLUTION=160x90,URI="pictures.m3u8"\n';
  const files = { 'video.m3u8': MAIN() + pictures, 'low.m3u8': MEDIA(), 'pictures.m3u8': MEDIA('pictures.mp4') };
  expect((await plansOf(files)).map(({ heightPx }) => heightPx)).toEqual([180]);
});

test('captions in 21 languages: 20 of them are saved', async () => {
  const captions = Array.from(
    { length: 21 },
    (_, index) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${index}",LANGUAGE="en",URI="captions.m3u8"\n`,
  );
  const main = MAIN().replace('RESOLUTION', 'SUBTITLES="text",RESOLUTION');
  const files = { 'video.m3u8': main + captions.join(''), 'low.m3u8': MEDIA(), 'captions.m3u8': MEDIA('captions.vtt') };
  const [plan] = await plansOf(files);
  expect(plan!.files.filter(({ isText }) => isText)).toHaveLength(20);
});

test('forced captions beside full ones, and captions with sounds: are told apart on the device too', async () => {
  const named = 'TYPE=SUBTITLES,GROUP-ID="text",LANGUAGE="en",URI="captions.m3u8"';
  const captions = [
    `#EXT-X-MEDIA:${named},NAME="English (Forced)",FORCED=YES`,
    `#EXT-X-MEDIA:${named},NAME="English",FORCED=NO`,
    `#EXT-X-MEDIA:${named},NAME="English CC",CHARACTERISTICS="public.easy-to-read"`,
  ];
  const main = `${MAIN().replace('RESOLUTION', 'SUBTITLES="text",RESOLUTION')}${captions.join('\n')}\n`;
  const [plan] = await plansOf({ 'video.m3u8': main, 'low.m3u8': MEDIA(), 'captions.m3u8': MEDIA('captions.vtt') });
  const lines = plan!.playlists
    .at(-1)!
    .text.split('\n')
    .filter((line) => line.includes('TYPE=SUBTITLES'));
  expect(lines.map((line) => /FORCED=YES/.test(line))).toEqual([true, false, false]);
  expect(lines[2]).toContain('CHARACTERISTICS="public.easy-to-read"');
});

test.each([
  ['missing', MISSING],
  ['a page', '<!doctype html>'],
  ['one of a live stream', MEDIA('b.vtt').replace('#EXT-X-ENDLIST', '')],
])('captions whose playlist is %s: the film is saved without them, and names them no more', async (_, list) => {
  const tag = (name: string) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${name}",URI="${name}.m3u8"\n`;
  const files = {
    'video.m3u8': MAIN().replace('RESOLUTION', 'SUBTITLES="text",RESOLUTION') + tag('en') + tag('hi'),
    'low.m3u8': MEDIA(),
    'en.m3u8': MEDIA('a.vtt'),
    'hi.m3u8': list,
  };
  const [plan] = await plansOf(files);
  expect(plan!.files.map(({ url }) => url)).toEqual(['low.mp4', 'a.vtt'].map((file) => `${HOST}/${file}`));
  expect(plan!.playlists.at(-1)!.text.match(/NAME="\w+"/g)).toEqual(['NAME="en"']);
});

test('captions whose head is a file of its own: need not begin as a file of captions', async () => {
  const main = `${MAIN().replace('RESOLUTION', 'SUBTITLES="text",RESOLUTION')}#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",URI="captions.m3u8"\n`;
  const captions = MEDIA('a.vtt').replace('#EXTINF', '#EXT-X-MAP:URI="head.vtt"\n#EXTINF');
  const [plan] = await plansOf({ 'video.m3u8': main, 'low.m3u8': MEDIA(), 'captions.m3u8': captions });
  const texts = plan!.files.filter(({ name }) => name.startsWith('captions'));
  expect(texts.map(({ url, isText }) => [url, isText])).toEqual([
    [`${HOST}/head.vtt`, true],
    [`${HOST}/a.vtt`, false],
  ]);
});

test('a film whose first segment has a number, as one cut from a live stream: keeps it', async () => {
  const numbered = MEDIA().replace('#EXTINF', '#EXT-X-MEDIA-SEQUENCE:7\n#EXT-X-DISCONTINUITY-SEQUENCE:3\n#EXTINF');
  const [plan] = await plansOf({ 'video.m3u8': MAIN(), 'low.m3u8': numbered });
  expect(plan!.playlists[0]!.text).toMatch(/#EXT-X-MEDIA-SEQUENCE:7\n#EXT-X-DISCONTINUITY-SEQUENCE:3\n/);
});

test('thousands of tags that the parser compares with each other, which would take minutes: cannot be saved', async () => {
  const tagsOf: Record<string, (index: number) => string> = {
    variants: (index) => `#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,AUDIO="a"\nlow${index}.m3u8`,
    sounds: (index) => `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${index}",URI="s${index}.m3u8"`,
    dates: (index) => `#EXT-X-DATERANGE:ID="${index}",CLASS="c",START-DATE="2026-01-01T00:00:00Z"`,
  };
  for (const [name, tagOf] of Object.entries(tagsOf)) {
    const tags = Array.from({ length: 501 }, (_, index) => tagOf(index)).join('\n');
    const saving = plansOf({ 'low.m3u8': MEDIA(), 'video.m3u8': `${MAIN()}${tags}\n` });
    await expect(saving, name).rejects.toThrow('too many tags');
  }
});

test('a playlist of blank lines, however many: is read once', async () => {
  const blank = '\n'.repeat(2_000_000);
  expect((await plansOf({ 'low.m3u8': MEDIA() + blank, 'video.m3u8': MAIN() + blank })).length).toBe(1);
});

test('the playlists of a plan: name each of its files and nothing else, the main one comes last', async () => {
  for (const { files, playlists } of await planSaves(`${HOST}/video.m3u8`, ofStudio)) {
    expect(playlists.at(-1)!.name).toBe('video.m3u8');
    const named = playlists.flatMap(({ text }) => [
      ...text.split('\n').filter((line) => line && !line.startsWith('#')),
      ...[...text.matchAll(/URI="([^"]*)"/g)].map((match) => match[1]!),
    ]);
    const known = [...files, ...playlists].map(({ name }) => name).filter((name) => name !== 'video.m3u8');
    expect(new Set(named)).toEqual(new Set(known));
    expect(playlists.map(({ text }) => text).join('')).not.toContain('BYTERANGE');
  }
});

test('every quality: its files hold each byte of the host’s once, in their order', async () => {
  for (const { files } of await planSaves(`${HOST}/video.m3u8`, ofStudio)) {
    const ends = new Map<string, number>();
    for (const { url, range } of files) {
      if (!range) continue;
      expect(range.offset).toBe(ends.get(url) ?? 0);
      ends.set(url, range.offset + range.length);
    }
    expect(ends.size).toBe(2);
  }
});

test.each([
  [0, 'low.m3u8', 180],
  [359, 'low.m3u8', 180],
  [360, 'mid.m3u8', 360],
  [4_000, 'high.m3u8', 720],
])('a quality of %i px: the playlists of no other are read', async (wantedPx, file, heightPx) => {
  const read: string[] = [];
  const readNoted = (url: string) => {
    read.push(url.split('/').at(-1)!);
    return ofStudio(url);
  };
  const plans = await planSaves(`${HOST}/video.m3u8`, readNoted, { heightPx: wantedPx });
  expect(read.toSorted()).toEqual(
    ['captions.en.m3u8', 'captions.hi.m3u8', 'sound.m3u8', 'video.m3u8', file].toSorted(),
  );
  const all = await planSaves(`${HOST}/video.m3u8`, ofStudio);
  expect(plans).toEqual(all.filter((plan) => plan.heightPx === heightPx));
});

test('a range without an offset: begins where the one before ends', async () => {
  const text = MEDIA('#EXT-X-BYTERANGE:10@5\nlow.mp4\n#EXTINF:2,\n#EXT-X-BYTERANGE:7\nlow.mp4');
  const [plan] = await plansOf({ 'video.m3u8': MAIN(), 'low.m3u8': text });
  expect(plan!.files.map(({ range }) => range)).toEqual([
    { offset: 5, length: 10 },
    { offset: 15, length: 7 },
  ]);
});

test('one playlist of segments without a main one: is saved as it is, under the name that the player opens', async () => {
  const [plan] = await plansOf({ 'video.m3u8': MEDIA() });
  expect(plan!.playlists.map(({ name }) => name)).toEqual(['video.m3u8']);
  expect(plan!.files.map(({ name }) => name)).toEqual(['video-0.mp4']);
});

test('no sizes in the playlists: the size is estimated from the bandwidth', async () => {
  const [plan] = await plansOf({ 'video.m3u8': MAIN(), 'low.m3u8': MEDIA() });
  expect(plan).toMatchObject({ bytes: 20_000, isEstimated: true });
});

test.each<[string, Record<string, string>]>([
  ['live', { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA().replace('#EXT-X-ENDLIST\n', '') }],
  [
    'encrypted',
    { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA().replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF') },
  ],
  ['of another host', { 'video.m3u8': MAIN('https://evil.example/low.m3u8') }],
  ['of segments of another host', { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('//evil.example/low.mp4') }],
  ['of data in the address', { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('data:video/mp4,x') }],
  ['without segments', { 'video.m3u8': MAIN(), 'low.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-ENDLIST\n' }],
  ['a range before the file', { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('#EXT-X-BYTERANGE:5@-9\nlow.mp4') }],
  [
    'a range beyond all numbers',
    { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('#EXT-X-BYTERANGE:9007199254740991@9007199254740991\nlow.mp4') },
  ],
  ['main playlists only', { 'video.m3u8': MAIN('video.m3u8') }],
  [
    'of a size beyond all numbers',
    {
      'video.m3u8': MAIN(),
      'low.m3u8': MEDIA([0, 1].map((at) => `#EXT-X-BYTERANGE:9007199254740990@${at}\nlow.mp4`).join('\n#EXTINF:2,\n')),
    },
  ],
  ['without one of its segments', { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('#EXT-X-GAP\nlow.mp4') }],
  [
    'endless by its durations',
    { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('#EXT-X-BYTERANGE:5@0\nlow.mp4').replace('#EXTINF:2', '#EXTINF:1e999') },
  ],
  [
    'of more segments than a day has',
    { 'video.m3u8': MAIN(), 'low.m3u8': MEDIA(`low.mp4${'\n#EXTINF:2,\nlow.mp4'.repeat(20_000)}`) },
  ],
  [
    'of 21 qualities',
    { 'video.m3u8': `#EXTM3U\n${'#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n'.repeat(21)}`, 'low.m3u8': MEDIA() },
  ],
  ['a page', { 'video.m3u8': '<!doctype html><title>WiFi</title>' }],
  ['nothing', { 'video.m3u8': '' }],
])('a stream that is %s: cannot be saved', (_, files) => expect(plansOf(files)).rejects.toThrow(PlaylistError));

test('an address that leaves its folder: is read there, and saved under a name without one', async () => {
  const [plan] = await plansOf({ 'video.m3u8': MAIN(), 'low.m3u8': MEDIA('../../other/%2e%2e/%2fx.mp4?a=/b') });
  expect(plan!.files).toMatchObject([{ name: 'picture-0.mp4', url: 'https://streams.example/%2fx.mp4?a=/b' }]);
});

test('playlists that come from another address than the requested one: what they name is relative to that', async () => {
  const files: Record<string, { url: string; text: string }> = {
    [`${HOST}/video.m3u8`]: { url: 'https://streams.example/v2/video.m3u8', text: MAIN('low/list.m3u8') },
    'https://streams.example/v2/low/list.m3u8': { url: 'https://streams.example/v3/a/list.m3u8', text: MEDIA() },
  };
  const [plan] = await planSaves(`${HOST}/video.m3u8`, async (url) => files[url]!);
  expect(plan!.files).toMatchObject([{ url: 'https://streams.example/v3/a/low.mp4' }]);
});

test('what the network throws: goes on', async () => {
  await expect(plansOf({ 'video.m3u8': MAIN() })).rejects.toThrow(TypeError);
  const main = MAIN().replace('RESOLUTION', 'SUBTITLES="text",RESOLUTION');
  const captions = '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="en",URI="en.m3u8"\n';
  await expect(plansOf({ 'video.m3u8': main + captions, 'low.m3u8': MEDIA() })).rejects.toThrow(TypeError);
});

test('any text: is a plan with plain names, or cannot be saved', async () => {
  const line = fc.oneof(
    fc.constantFrom(
      '#EXTM3U',
      '#EXT-X-ENDLIST',
      '#EXTINF:2,',
      '#EXTINF:-1,',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-BYTERANGE:5@0',
      '#EXT-X-BYTERANGE:5',
      '#EXT-X-MAP:URI="a.mp4",BYTERANGE="5@0"',
      '#EXT-X-KEY:METHOD=NONE',
      '#EXT-X-STREAM-INF:BANDWIDTH=1',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",DEFAULT=YES,URI="low.m3u8"',
      '#EXT-X-DISCONTINUITY',
      'low.mp4',
      'low.m3u8',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
  await fc.assert(
    fc.asyncProperty(text, text, async (main, low) => {
      try {
        const plans = await planSaves(`${HOST}/video.m3u8`, async (url) => ({
          url,
          text: url.endsWith('video.m3u8') ? main : low,
        }));
        return plans.every(({ files }) => files.every(({ name }) => /^\w+-(start-)?\d+(\.\w{1,4})?$/.test(name)));
      } catch (error) {
        return error instanceof PlaylistError;
      }
    }),
    { numRuns: 1_000 },
  );
});
