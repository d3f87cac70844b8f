import { duration } from '../../format/duration.ts';
import { faceOf, imagesOf, LESSON_STREAMS, REEL_STREAMS } from './assets.ts';
import { DAY_MS, HOUR_MS, idOf, inTurn, type SeedDocument } from './shelf.ts';
import type { Random } from './random.ts';
import { BUSINESS_IDEAS, MUSIC, PEOPLE, POSTS, REEL_DESCRIPTIONS, STORIES } from './words.ts';

const COUNTS = { reels: 64, stories: 12 };
/** Two reels came without a stream (§5: they are skipped). */
const REELS_WITHOUT_STREAM = [17, 41];

const storyImages = imagesOf('story');
const postImages = imagesOf('post');

export function* reelsShelf(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.reels; index += 1) {
    const stream = inTurn(REEL_STREAMS, index);
    yield {
      path: `reel-shorts/${idOf('reel', index)}`,
      fields: {
        title: stream.title,
        description: inTurn(REEL_DESCRIPTIONS, index),
        creatorName: inTurn(PEOPLE, index),
        music: inTurn(MUSIC, index),
        videoStreamId: REELS_WITHOUT_STREAM.includes(index) ? '' : stream.id,
        _createdBy: { timestamp: new Date(now - (index + 1) * 5 * HOUR_MS), photoURL: '' },
      },
    };
  }
}

export function* storiesShelf(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.stories; index += 1) {
    // The first is one hour old, and so new (§9: under 2 hours); the others are not.
    const at = new Date(now - HOUR_MS - index * 7 * HOUR_MS);
    const by = { displayName: inTurn(PEOPLE, index * 3), timestamp: at };
    const images = Array.from({ length: 2 + (index % 5) }, (_, image) => inTurn(storyImages, index * 4 + image));
    yield {
      path: `stories/${idOf('story', index)}`,
      fields: {
        title: inTurn(STORIES, index),
        imageIds: images,
        iconId: faceOf(inTurn(PEOPLE, index * 3), index),
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

export function* postsShelf(now: number, count: number, random: Random): Generator<SeedDocument> {
  for (let index = 0; index < count; index += 1) {
    const id = idOf('post', index);
    const kind = index === 33 ? 'poll' : inTurn(KINDS, index);
    const idea = index % BUSINESS_IDEAS.length;
    yield {
      path: `feed-posts/${id}`,
      fields: {
        id,
        isVisible: index % 12 !== 7,
        ...(index % 23 !== 5 && { title: inTurn(POSTS, index) }),
        postType: kind,
        ...contentOf(kind, index),
        ...(index % 4 === 3
          ? { ...(index % 8 === 3 && { ctaText: 'See the business ideas' }), businessInfo: [] }
          : { businessInfo: [{ creatorTopicId: idOf('topic', idea), creatorTopicName: BUSINESS_IDEAS[idea] }] }),
        ...inTurn(COLOURS, index),
        likesCount: random.below(4_000),
        viewsCount: random.below(90_000),
        commentsCount: random.below(300),
        // Some were posted before authors were written down.
        _createdBy: {
          ...(index % 9 !== 4 && { displayName: inTurn(PEOPLE, index * 7) }),
          timestamp: new Date(now - (index + 1) * (DAY_MS / 6)),
        },
      },
    };
  }
}

/** What a kind of post shows; a film comes with its own title. */
function contentOf(kind: string, index: number): Record<string, unknown> {
  const image = index === 8 ? 'no-such-picture' : inTurn(postImages, index);
  switch (kind) {
    case 'image':
      return index % 2 ? { imgId: image } : { imageIds: [image] };
    case 'multi_image':
      return {
        imageIds: index % 35 === 2 ? [] : [image, inTurn(postImages, index + 7), inTurn(postImages, index + 13)],
      };
    case 'video': {
      const stream = inTurn(LESSON_STREAMS, index);
      return {
        title: stream.title,
        videoStreamId: stream.id,
        imgId: stream.posterId,
        duration: duration(stream.durationMs),
      };
    }
    case 'reels_carousel':
      return { title: 'Reels of the week', imgId: image, ...(index % 2 && { reelsCount: 12 }) };
    default:
      return {};
  }
}
