import { expect, test } from 'vitest';
import { parsePlaylist } from './playlist.ts';

const tag = (group: string, name: string) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${group}",NAME="${name}",URI="${name}.m3u8"`;
const variant = (attributes: string) => `#EXT-X-STREAM-INF:BANDWIDTH=1${attributes}\nlow.m3u8`;

/** The names of the captions of each variant. */
function captionsIn(...lines: readonly string[]) {
  const main = parsePlaylist(['#EXTM3U', ...lines, ''].join('\r\n'));
  return main.isMasterPlaylist && main.variants.map(({ subtitles }) => subtitles.map(({ name }) => name));
}

// As hls.js finds them (captionsOf in player/core/attachHls.ts).
test.each([
  ['a variant that names a group: the captions of it', [variant(',SUBTITLES="b"')], [['Hindi']]],
  ['a variant that names none: the captions of every group', [variant('')], [['English', 'Hindi']]],
  ['each as it says', [variant(',SUBTITLES="a"'), variant('')], [['English'], ['English', 'Hindi']]],
  ['a list of I-frames has none', [variant(',SUBTITLES="a"'), '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"'], [['English'], []]], // prettier-ignore
])('%s', (_, variants, expected) =>
  expect(captionsIn(tag('a', 'English'), tag('b', 'Hindi'), ...variants)).toEqual(expected),
);

test('captions of one name in two groups, of which a variant names none: the playlist is read', () =>
  expect(captionsIn(tag('a', 'English'), tag('b', 'English'), variant(''))).toEqual([['English', 'English']]));
