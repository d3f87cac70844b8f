import { duration } from '../../format/duration.ts';
import type { SeedDocument } from '../backend/seedDocuments.ts';
import { stepImage, storyImages } from '../studio/pictures.ts';
import {
  cycle,
  DAY_MS,
  described,
  HOUR_MS,
  idOf,
  LESSONS,
  makerOf,
  personOf,
  REELS,
  TEXTS,
  type SeedFilm,
} from './content.ts';
import { altOf } from './imageAlts.ts';
import { lessonsOfTopic, placeOf } from './levels.ts';
import { playlistCreatorNamed } from './playlists.ts';

const COUNTS = { reels: 64 };
/** Two stories have no descriptions, and one lacks that of its last image. */
const STORIES_WITHOUT_ALTS = [5, 11];
const STORY_WITHOUT_LAST_ALT = 1;
/** Two reels have no stream (§5: they are skipped). */
const REELS_WITHOUT_STREAM = [17, 41];
const REEL_EVERY_MS = 5 * HOUR_MS;

export function* reelDocuments(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.reels; index += 1) {
    const film = cycle(REELS, index);
    yield {
      path: `reel-shorts/${idOf('reel', index)}`,
      fields: {
        title: film.name,
        ...described(film),
        creatorName: makerOf(film),
        playlistCreatorId: playlistCreatorNamed(makerOf(film)),
        ...placeOf(film),
        music: cycle(TEXTS.music, REELS.indexOf(film)),
        videoStreamId: REELS_WITHOUT_STREAM.includes(index) ? '' : film.id,
        _createdBy: { timestamp: new Date(now - (index + 1) * REEL_EVERY_MS), photoURL: '' },
      },
    };
  }
}

/** Stories that the makers of lessons tell of them: title, pictures and author are those of one lesson. */
export function* storyDocuments(now: number): Generator<SeedDocument> {
  for (const [index, film] of LESSONS.filter(({ story }) => story).entries()) {
    const { name, face } = personOf(film);
    const { title } = film.story!;
    // The first is one hour old, and so new (§9: under 2 hours); the others are not.
    const by = { displayName: name, timestamp: new Date(now - HOUR_MS - index * 7 * HOUR_MS) };
    const images = storyImages(film);
    const described = index === STORY_WITHOUT_LAST_ALT ? images.slice(0, -1) : images;
    yield {
      path: `stories/${idOf('story', index)}`,
      fields: {
        title,
        imageIds: images,
        imageAlts: STORIES_WITHOUT_ALTS.includes(index) ? undefined : described.map((id) => altOf(id, title)),
        iconId: face,
        _createdBy: by,
        _updatedBy: by,
      },
    };
  }
}

const KINDS = ['image', 'video', 'multi_image', 'image', 'reels_carousel', 'multi_image', 'video'] as const;
/** Eight digits have alpha first (§3); absent ones take the defaults (§5). */
const COLOURS = [
  { buttonBgColor: '#F57C00', buttonTextColor: '#FFFFFF' },
  {},
  { buttonBgColor: '#FF14523C', buttonTextColor: '#FFFFF6E5' },
  { buttonBgColor: '#1D3C6A', buttonTextColor: '#1D3C6A' },
  { buttonBgColor: '#FFD56B', buttonTextColor: '#1C1206' },
];

const POST_EVERY_MS = DAY_MS / 6;
const WEEK_MS = 7 * DAY_MS;
/** One of how many viewers likes a post at most, and one of how many of those writes a comment. */
const VIEWS_PER_LIKE = 4;
const LIKES_PER_COMMENT = 3;

export function* postDocuments(now: number, count: number): Generator<SeedDocument> {
  const randomBelow = createRandom(7);
  for (let index = 0; index < count; index += 1) {
    const id = idOf('post', index);
    const kind = index === POLL ? 'poll' : cycle(KINDS, index);
    const idea = index % TEXTS.businessIdeas.length;
    const film = filmOf(index);
    const viewsCount = randomBelow(90_000);
    const likesCount = randomBelow(Math.floor(viewsCount / VIEWS_PER_LIKE) + 1);
    yield {
      path: `feed-posts/${id}`,
      fields: {
        id,
        isVisible: index % 12 !== 7,
        postType: kind,
        ...contentOf(kind, index, film),
        ctaText: index % 8 === 3 ? 'See the business ideas' : undefined,
        businessInfo:
          index % 4 === 3
            ? []
            : [{ creatorTopicId: idOf('topic', idea), creatorTopicName: TEXTS.businessIdeas[idea]!.name }],
        ...cycle(COLOURS, index),
        likesCount,
        viewsCount,
        commentsCount: randomBelow(Math.floor(likesCount / LIKES_PER_COMMENT) + 1),
        // Some were posted before authors were written down.
        _createdBy: {
          displayName: index % 9 === 4 ? undefined : makerOf(film),
          timestamp: new Date(now - (index + 1) * POST_EVERY_MS),
        },
      },
    };
  }
}

const lessonsOfIdeas = TEXTS.businessIdeas.map((_, idea) => lessonsOfTopic(idea));

/** The lesson that a post speaks of: one of those that its button leads to, the trade's own first. */
const filmOf = (post: number): SeedFilm => cycle(cycle(lessonsOfIdeas, post), Math.floor(post / lessonsOfIdeas.length));

/** One has no title, one of a kind without a card of its own, and some of those with several pictures have none. */
const POST_WITHOUT_TITLE = 24;
const POLL = 33;
const hasImages = (index: number) => index % 35 !== 30;

/** The fields of a kind of post, all from one film: its title, its first step with the picture of it, its poster, itself. */
function contentOf(kind: string, index: number, film: SeedFilm): Record<string, unknown> {
  const image = stepImage(film.id);
  // Every fifth picture has no description.
  const describe = (id: string) => (index % 5 === 4 ? undefined : altOf(id, film.name));
  switch (kind) {
    case 'image':
      return {
        title: index === POST_WITHOUT_TITLE ? undefined : `${film.name}: ${film.steps[0]!.head}`,
        ...(index % 2
          ? { imgId: image, imgAlt: describe(image) }
          : { imageIds: [image], imageAlts: [describe(image) ?? ''] }),
      };
    case 'multi_image': {
      const shown = hasImages(index) ? [image, film.posterId] : [];
      return { title: film.name, imageIds: shown, imageAlts: shown.map((id) => describe(id) ?? '') };
    }
    case 'video':
      return {
        title: film.name,
        videoStreamId: film.id,
        imgId: film.posterId,
        duration: duration(film.durationMs),
      };
    case 'reels_carousel':
      return {
        title: 'Reels of the week',
        imgId: cycle(REELS, index).posterId,
        reelsCount: (index + 1) * POST_EVERY_MS <= DAY_MS ? reelsOfTheWeek() : undefined,
      };
    default:
      return { title: film.name };
  }
}

/** The reels of the last seven days that can be played. */
const reelsOfTheWeek = (): number =>
  Array.from({ length: COUNTS.reels }, (_, index) => index).filter(
    (index) => (index + 1) * REEL_EVERY_MS <= WEEK_MS && !REELS_WITHOUT_STREAM.includes(index),
  ).length;

/** A seeded generator (mulberry32) of whole numbers below a limit: the same numbers on every machine. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
