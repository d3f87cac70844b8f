import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audioOnlyPlaylist } from './audioOnlyPlaylist.ts';

const STUDIO = new URL('../../tools/backend/media/files/streams/lesson-01/manifest/video.m3u8', import.meta.url);
const linesOf = (text: string | undefined) => text?.split('\n').filter(Boolean);
const main = (...lines: string[]) => ['#EXTM3U', ...lines, ''].join('\n');
const PICTURE = '#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,CODECS="avc1.4d4015,mp4a.40.5",AUDIO="sound"';
const SOUND = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English"';

test('a stream of the studio: its sound with the captions of both languages, and no picture', () => {
  const lines = linesOf(audioOnlyPlaylist(readFileSync(STUDIO, 'utf8')))!;
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual(['sound.m3u8']);
  const [variant] = lines.filter((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  expect(variant).toContain('CODECS="mp4a.40.2"');
  expect(variant).not.toMatch(/RESOLUTION|AUDIO=/);
  expect(lines.filter((line) => line.includes('TYPE=SUBTITLES')).map((line) => /URI="([^"]+)"/.exec(line)![1])).toEqual(
    ['captions.en.m3u8', 'captions.hi.m3u8'],
  );
});

test('several languages: the default one; the codec is what the stream says', () => {
  const text = main(
    `${SOUND},URI="english.m3u8"`,
    `${SOUND.replace('English', 'Hindi')},DEFAULT=YES,URI="hindi.m3u8"`,
    PICTURE,
    'low.m3u8',
  );
  const lines = linesOf(audioOnlyPlaylist(text))!;
  expect(lines).toContain('hindi.m3u8');
  expect(lines.join()).toContain('CODECS="mp4a.40.5"');
});

test('each variant has a sound of its own: that of the lowest one, whatever their order', () => {
  const better = SOUND.replace('"sound"', '"better"');
  const high = PICTURE.replace('"sound"', '"better"').replace('320x180', '1280x720');
  const text = main(`${better},URI="better.m3u8"`, `${SOUND},URI="sound.m3u8"`, high, 'high.m3u8', PICTURE, 'low.m3u8');
  const addresses = linesOf(audioOnlyPlaylist(text))!.filter((line) => !line.startsWith('#'));
  expect(addresses).toEqual(['sound.m3u8']);
});

test('a variant for listeners: that one alone', () => {
  const voice = '#EXT-X-STREAM-INF:BANDWIDTH=20000,CODECS="mp4a.40.5"';
  const text = main(`${SOUND},URI="sound.m3u8"`, PICTURE, 'low.m3u8', voice, 'voice.m3u8');
  expect(linesOf(audioOnlyPlaylist(text))!.filter((line) => !line.startsWith('#'))).toEqual(['voice.m3u8']);
});

const DUB = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",AUTOSELECT=YES,URI="de.m3u8"';

test.each([
  ['sound within the picture', main(PICTURE.replace(',AUDIO="sound"', ''), 'low.m3u8')],
  ['a rendition without an address: it is within the picture', main(`${SOUND},DEFAULT=YES`, PICTURE, 'low.m3u8')],
  [
    'the default sound within the picture, another language beside it',
    main(DUB, `${SOUND},DEFAULT=YES`, PICTURE, 'low.m3u8'),
  ],
  ['the first sound within the picture, and none is the default one', main(SOUND, DUB, PICTURE, 'low.m3u8')],
  [
    'the default sound at the address of the picture',
    main(`${SOUND},DEFAULT=YES,URI="low.m3u8"`, DUB, PICTURE, 'low.m3u8'),
  ],
  [
    'the sound of the lowest variant within its picture, a language beside the higher one',
    main(DUB, PICTURE, 'high.m3u8', PICTURE.replace(',AUDIO="sound"', '').replace('320x180', '160x90'), 'low.m3u8'),
  ],
  ['a list of segments', main('#EXT-X-TARGETDURATION:2', '#EXTINF:2,', 'low.mp4', '#EXT-X-ENDLIST')],
  ['a page of a hotel’s network', '<!doctype html><p>Sign in'],
  ['nothing', ''],
])('%s: undefined, and the player gets it as it is', (_, text) => expect(audioOnlyPlaylist(text)).toBeUndefined());

test('any text: never throws', () => {
  const line = fc.constantFrom(PICTURE, SOUND, '#EXTM3U', '#EXT-X-STREAM-INF:', 'low.m3u8', '#EXT-X-MEDIA:TYPE=AUDIO');
  fc.assert(fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => void audioOnlyPlaylist(lines.join('\n'))));
});
