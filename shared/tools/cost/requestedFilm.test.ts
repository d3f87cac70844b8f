import { expect, test } from 'vitest';
import { requestedFilm } from './requestedFilm.ts';

const LOW = 'http://localhost:5180/lesson-01/manifest/low.mp4';

test.each([
  ['one segment', 'bytes=806-6400', 2],
  ['two segments', 'bytes=806-10132', 4],
  ['a part of a segment', 'bytes=900-901', 2],
  ['the bytes that initialize the film', 'bytes=0-805', 0],
])('%s of a film: its seconds', (_, range, seconds) =>
  expect(requestedFilm(LOW, range)).toEqual({ stream: 'lesson-01', seconds }),
);

test('a film without a range: all of it', () => expect(requestedFilm(LOW, undefined)!.seconds).toBeCloseTo(40.25, 1));

test('sound, playlists, captions and pictures are no film; a stream that is not there has no seconds', () => {
  const others = ['lesson-01/manifest/sound.mp4', 'lesson-01/manifest/low.m3u8', 'bazaar/board-01/public'];
  for (const path of others) expect(requestedFilm(`http://localhost/${path}`, undefined)).toBeUndefined();
  expect(requestedFilm('http://localhost/none/manifest/low.mp4', undefined)).toEqual({ stream: 'none', seconds: 0 });
});
