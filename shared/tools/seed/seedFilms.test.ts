import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '../backend/media/catalogue.json' with { type: 'json' };
import { FILES } from '../backend/media/startMedia.ts';
import { FILMS, titleOf } from '../studio/films.ts';
import { lengthOf } from '../studio/hls.ts';
import { duration } from '../../format/duration.ts';
import { seedCatalogue } from './seed.ts';

const FEWEST_LESSON_FILMS = 24;
const MOST_MEDIA_BYTES = 40 * 1024 * 1024;

const documents = seedCatalogue({ now: Date.UTC(2026, 0, 1) });
const of = (collection: string) =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ fields }) => fields);
const films = new Map(FILMS.map((film) => [film.id, titleOf(film)]));

test('lesson films: at least 24, each with a title of its own, and all of them are used', () => {
  const lessons = FILMS.filter(({ kind }) => kind === 'lesson');
  expect(lessons.length).toBeGreaterThanOrEqual(FEWEST_LESSON_FILMS);
  expect(new Set(lessons.map(titleOf)).size).toBe(lessons.length);
  expect(new Set(of('level-videos-new').map(({ streamVideoId }) => streamVideoId))).toEqual(
    new Set(lessons.map(({ id }) => id)),
  );
});

test.each([
  ['level-videos-new', 'levelVideoName', 'streamVideoId'],
  ['playlist-videos-new', 'playlistVideoName', 'streamVideoId'],
  ['reel-shorts', 'title', 'videoStreamId'],
  ['feed-posts', 'title', 'videoStreamId'],
])('%s: the name is the title that the film shows', (collection, name, stream) => {
  const wrong = of(collection).filter(
    (fields) => fields[stream] && fields[name] !== films.get(fields[stream] as string),
  );
  expect(wrong).toEqual([]);
});

test.each(['level-videos-new', 'playlist-videos-new'])(
  '%s: the length is the sum of the segments of the film',
  (collection) => {
    expect(
      of(collection).filter(({ streamVideoId, duration: ms }) => ms !== lengthOf(streamVideoId as string)),
    ).toEqual([]);
  },
);

test('a video post: shows the length of its film', () => {
  const posts = of('feed-posts').filter(({ videoStreamId }) => videoStreamId);
  expect(posts.filter((post) => post.duration !== duration(lengthOf(post.videoStreamId as string)))).toEqual([]);
});

test.each(catalogue.streams)(
  '$id: its parts are equally long, and no rounding shows another second',
  ({ id, durationMs }) => {
    const playlist = (name: string) => readFileSync(join(FILES, 'streams', id, 'manifest', name), 'utf8');
    for (const name of ['mid.m3u8', 'high.m3u8', 'sound.m3u8']) {
      const ms = [...playlist(name).matchAll(/#EXTINF:([\d.]+)/g)].reduce(
        (sum, match) => sum + Number(match[1]) * 1000,
        0,
      );
      expect(Math.abs(ms - durationMs)).toBeLessThan(100);
    }
    expect(Math.round(durationMs / 1000)).toBe(Math.floor(durationMs / 1000));
  },
);

test('the catalogue of the media server: the studio’s films', () => {
  expect(catalogue.streams.map(({ id, kind, title }) => ({ id, kind, title }))).toEqual(
    FILMS.map((film) => ({ id: film.id, kind: film.kind, title: titleOf(film) })),
  );
});

test('all media together: under 40 MB', () => {
  const sizes = readdirSync(FILES, { recursive: true, withFileTypes: true }).map((file) =>
    file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_MEDIA_BYTES);
});
