import { duration } from '../../format/duration.ts';
import type { SeedDocument } from '../backend/seedDocuments.ts';
import { cycle, DAY_MS, HOUR_MS, idOf, imagesOf, LESSON_STREAMS, person, REEL_STREAMS, TEXTS } from './content.ts';
import { altOf } from './imageAlts.ts';

const COUNTS = { reels: 64, stories: 12 };
/** Two stories have no descriptions, and one lacks that of its last image. */
const STORIES_WITHOUT_ALTS = [5, 11];
const STORY_WITHOUT_LAST_ALT = 1;
/** Two reels have no stream (§5: they are skipped). */
const REELS_WITHOUT_STREAM = [17, 41];

const storyImages = imagesOf('story');
const postImages = imagesOf('post');

export function* reelDocuments(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.reels; index += 1) {
    const stream = cycle(REEL_STREAMS, index);
    yield {
      path: `reel-shorts/${idOf('reel', index)}`,
      fields: {
        title: stream.title,
        description: cycle(TEXTS.reelDescriptions, index),
        creatorName: person(index).name,
        music: cycle(TEXTS.music, index),
        videoStreamId: REELS_WITHOUT_STREAM.includes(index) ? '' : stream.id,
        _createdBy: { timestamp: new Date(now - (index + 1) * 5 * HOUR_MS), photoURL: '' },
      },
    };
  }
}

export function* storyDocuments(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.stories; index += 1) {
    const { name, face } = person(index * 3, index);
    // The first is one hour old, and so new (§9: under 2 hours); the others are not.
    const at = new Date(now - HOUR_MS - index * 7 * HOUR_MS);
    const by = { displayName: name, timestamp: at };
    const title = cycle(TEXTS.stories, index);
    const images = Array.from({ length: 2 + (index % 5) }, (_, image) => cycle(storyImages, index * 4 + image));
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

export function* postDocuments(now: number, count: number): Generator<SeedDocument> {
  const randomBelow = createRandom(7);
  for (let index = 0; index < count; index += 1) {
    const id = idOf('post', index);
    const kind = index === 33 ? 'poll' : cycle(KINDS, index);
    const idea = index % TEXTS.businessIdeas.length;
    yield {
      path: `feed-posts/${id}`,
      fields: {
        id,
        isVisible: index % 12 !== 7,
        title: titleOf(index),
        postType: kind,
        ...contentOf(kind, index),
        ctaText: index % 8 === 3 ? 'See the business ideas' : undefined,
        businessInfo:
          index % 4 === 3
            ? []
            : [{ creatorTopicId: idOf('topic', idea), creatorTopicName: TEXTS.businessIdeas[idea]!.name }],
        ...cycle(COLOURS, index),
        likesCount: randomBelow(4_000),
        viewsCount: randomBelow(90_000),
        commentsCount: randomBelow(300),
        // Some were posted before authors were written down.
        _createdBy: {
          displayName: index % 9 === 4 ? undefined : person(index * 7).name,
          timestamp: new Date(now - (index + 1) * (DAY_MS / 6)),
        },
      },
    };
  }
}

/** Some have none. */
const titleOf = (index: number) => (index % 23 === 5 ? undefined : cycle(TEXTS.posts, index));

/** The fields of a kind of post; a film has its own title. */
function contentOf(kind: string, index: number): Record<string, unknown> {
  const image = index === 8 ? 'no-such-picture' : cycle(postImages, index);
  // Every fifth picture has no description.
  const describe = (id: string) => (index % 5 === 4 ? undefined : altOf(id, titleOf(index) ?? ''));
  switch (kind) {
    case 'image':
      return index % 2
        ? { imgId: image, imgAlt: describe(image) }
        : { imageIds: [image], imageAlts: [describe(image) ?? ''] };
    case 'multi_image': {
      const images = index % 35 === 2 ? [] : [image, cycle(postImages, index + 7), cycle(postImages, index + 13)];
      return { imageIds: images, imageAlts: images.map((id) => describe(id) ?? '') };
    }
    case 'video': {
      const stream = cycle(LESSON_STREAMS, index);
      return {
        title: stream.title,
        videoStreamId: stream.id,
        imgId: stream.posterId,
        duration: duration(stream.durationMs),
      };
    }
    case 'reels_carousel':
      return { title: 'Reels of the week', imgId: image, reelsCount: index % 2 ? 12 : undefined };
    default:
      return {};
  }
}

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
