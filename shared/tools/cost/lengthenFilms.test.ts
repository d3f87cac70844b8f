import { expect, test } from 'vitest';
import { lengthened } from './lengthenFilms.ts';

const FILM = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.0,\na.mp4\n#EXTINF:1.0,\na.mp4\n#EXT-X-ENDLIST\n';
const lengthsOf = (playlist: string) => [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));

test('a film of three seconds, wanted for seven: three times, with a discontinuity between them and one end', () => {
  const playlist = lengthened(FILM, 7);
  expect(lengthsOf(playlist)).toEqual([2, 1, 2, 1, 2, 1]);
  expect(playlist.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(2);
  expect(playlist.match(/#EXT-X-ENDLIST/g)).toHaveLength(1);
});

test('a film that is long enough stays as it is', () => expect(lengthened(FILM, 3)).toBe(FILM));
