import { afterEach, expect, inject, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { serveStream } from '../../testing/streamForTests.ts';
import { Captions } from './Captions.tsx';
import { captionsTracks } from './captionsTracks.ts';
import { createMedia, type Media } from './createMedia.ts';
import { withNew } from './mediaState.ts';

let playing: Media | undefined;

afterEach(() => {
  playing?.load(undefined);
  playing = undefined;
  document.body.replaceChildren();
});

const TRACKS = captionsTracks([{ lang: 'en', name: 'English' }]);

/** A video whose captions are these, and what goes to a second of it. */
async function show(...cues: readonly [startS: number, endS: number, text: string][]) {
  const video = document.createElement('video');
  let timeS = 0;
  Object.defineProperty(video, 'currentTime', { get: () => timeS });
  const captions = cues.map((cue) => ({ track: TRACKS[0]!.id, cue: new VTTCue(...cue) }));
  const { container } = await render(
    <Captions media={createMedia(video)} captions={withNew([], captions)} tracks={TRACKS} chosen="en" />,
  );
  const shown = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  return async (seconds: number, expected: readonly string[]) => {
    timeS = seconds;
    video.dispatchEvent(new Event('timeupdate'));
    await expect.poll(shown).toEqual(expected);
  };
}

test('two captions of one start: both come, and both go', async () => {
  const expectAt = await show([2, 4, '- Is it open?'], [2, 4, '- Not before nine.'], [4, 6, 'Third']);
  await expectAt(3, ['- Is it open?', '- Not before nine.']);
  await expectAt(5, ['Third']);
  await expectAt(3, ['- Is it open?', '- Not before nine.']);
  await expectAt(7, []);
});

test('captions of one start and different ends: each goes at its own', async () => {
  const expectAt = await show([2, 6, 'long'], [2, 4, 'short']);
  await expectAt(3, ['long', 'short']);
  await expectAt(5, ['long']);
  await expectAt(7, []);
});

test('a caption that two parts of the file have, whole or cut at their border: stands once', async () => {
  const expectAt = await show([5, 7, 'both'], [6, 7, 'both'], [6, 7, 'other']);
  await expectAt(6.5, ['both', 'other']);
});

test('character references: are decoded', async () => {
  const expectAt = await show([1, 9, 'Caf&eacute; &amp; Jo&#x27;s']);
  await expectAt(2, ['Café & Jo’s'.replace('’', "'")]);
});

const NAMES = ['forced', 'full', 'sounds'];
const film = () => `${inject('media')}/lesson-02/manifest/low.m3u8`;
const mainPlaylist = () => `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English (Forced)",LANGUAGE="en",AUTOSELECT=YES,FORCED=YES,URI="forced.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,FORCED=NO,URI="full.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English CC",LANGUAGE="en",CHARACTERISTICS="public.accessibility.describes-music-and-sound",URI="sounds.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=320x180,CODECS="avc1.42c00d",SUBTITLES="s"
${film()}
`;
const parts = (...names: string[]) =>
  ['#EXTM3U', '#EXT-X-TARGETDURATION:10', ...names.map((name) => `#EXTINF:10,\n${name}`), '#EXT-X-ENDLIST\n'].join(
    '\n',
  );
const vtt = (...cues: readonly [startS: number, text: string][]) =>
  `WEBVTT\n\n${cues.map(([startS, text]) => `00:${String(startS).padStart(2, '0')}.000 --> 00:${String(startS + 2).padStart(2, '0')}.000\n${text}\n`).join('\n')}`;

function play(url: string): Media {
  const video = document.createElement('video');
  document.body.append(video);
  playing = createMedia(video);
  playing.setMuted(true);
  playing.load({ url, hasMenu: true });
  return playing;
}

/** The texts that have come of a track. */
const textsOf = ({ store }: Media, track: string) =>
  store
    .getState()
    .captions.filter((one) => one.track === track)
    .map(({ cue }) => cue.text);

test('forced captions before full ones of the same language: the full ones are shown, and each can be chosen', async () => {
  const media = play(
    await serveStream({
      'video.m3u8': mainPlaylist(),
      ...Object.fromEntries(NAMES.flatMap((name) => [[`${name}.m3u8`, parts(`${name}.vtt`)], [`${name}.vtt`, vtt([1, name])]])), // prettier-ignore
    }),
  );
  const tracks = () => media.store.getState().tracks.captions;
  await expect.poll(() => tracks().map(({ name }) => name)).toEqual(['English (Forced)', 'English', 'English CC']);
  const [forced, full, sounds] = tracks().map(({ id }) => id) as [string, string, string];
  media.setChoice({ hasCaptions: true, captionsLanguage: 'en' });
  await expect.poll(() => textsOf(media, full)).toEqual(['full']);
  expect(textsOf(media, forced)).toEqual([]);
  media.setChoice({ hasCaptions: true, captionsLanguage: forced });
  await expect.poll(() => textsOf(media, forced)).toEqual(['forced']);
  media.setChoice({ hasCaptions: true, captionsLanguage: sounds });
  await expect.poll(() => textsOf(media, sounds)).toEqual(['sounds']);
});

test.each([
  ['empty', { 'b.vtt': '' }],
  ['missing', {}],
  ['a page', { 'b.vtt': '<!doctype html>' }],
])('a part of the captions that is %s: its own are lost alone, and the film plays', async (_, broken) => {
  const media = play(
    await serveStream({
      'video.m3u8': mainPlaylist(),
      'full.m3u8': parts('a.vtt', 'b.vtt', 'c.vtt'),
      'a.vtt': vtt([1, 'first']),
      'c.vtt': vtt([21, 'last']),
      ...broken,
    }),
  );
  media.setChoice({ hasCaptions: true, captionsLanguage: 'en' });
  media.play();
  await expect.poll(() => textsOf(media, 'en English'), { timeout: 20_000 }).toEqual(['first', 'last']);
  await expect.poll(() => media.store.getState().element!.currentTime, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(media.store.getState().failure).toBeUndefined();
});

test('captions in groups: those that a level names, and those of every group where none names one', async () => {
  const tag = (group: string) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${group}",NAME="${group}",URI="${group}.m3u8"`;
  const namesOf = async (attributes: string) => {
    const main = ['#EXTM3U', tag('a'), tag('b'), `#EXT-X-STREAM-INF:BANDWIDTH=1${attributes}\n${film()}\n`].join('\n');
    const { store } = play(await serveStream({ 'video.m3u8': main }));
    await expect.poll(() => store.getState().tracks.qualities.length).toBe(1);
    const names = store.getState().tracks.captions.map(({ name }) => name);
    playing?.load(undefined);
    return names;
  };
  expect(await namesOf(',SUBTITLES="b"')).toEqual(['b']);
  expect(await namesOf('')).toEqual(['a', 'b']);
});
