import fc from 'fast-check';
import { evil } from './hostileValues.ts';

const colour = fc.stringMatching(/^#?([0-9a-fA-F]{2})?[0-9a-fA-F]{6}$/);
const kind = fc.constantFrom('image', 'multi_image', 'video', 'reels_carousel', 'poll');
const business = fc.record(
  {
    creatorTopicId: fc.oneof(fc.constant('topic-001'), evil),
    creatorTopicName: fc.oneof(fc.constant('Tea Stall'), evil),
  },
  { requiredKeys: [] },
);

/** The fields of a post, each valid, malformed or missing; always visible, so that it is queried. */
export const hostilePost = fc
  .record(
    {
      id: fc.oneof(fc.constant(''), evil),
      title: evil,
      postType: fc.oneof({ weight: 4, arbitrary: kind }, evil),
      imageIds: fc.oneof(
        { weight: 15, arbitrary: fc.array(fc.oneof(fc.constant('post-01'), evil), { maxLength: 8 }) },
        { weight: 10, arbitrary: evil },
        fc.constant(Array.from({ length: 10_000 }, () => 'post-01')),
      ),
      imageAlts: fc.oneof(fc.array(fc.oneof(fc.constant('A tap, dripping'), evil), { maxLength: 8 }), evil),
      imgId: fc.oneof(fc.constant('post-02'), evil),
      imgAlt: evil,
      videoStreamId: fc.oneof(fc.constant('lesson-01'), evil),
      duration: fc.oneof(fc.constant('0:42'), evil),
      reelsCount: fc.oneof(fc.nat(), evil),
      ctaText: evil,
      buttonBgColor: fc.oneof(colour, evil),
      buttonTextColor: fc.oneof(colour, evil),
      businessInfo: fc.oneof(fc.array(business, { maxLength: 3 }), evil),
      likesCount: fc.oneof(fc.nat(), evil),
      viewsCount: evil,
      commentsCount: evil,
      _createdBy: fc.oneof(
        fc.record({ displayName: evil, timestamp: fc.oneof(fc.double(), evil) }, { requiredKeys: [] }),
        evil,
      ),
    },
    { requiredKeys: [] },
  )
  .map((fields) => ({ ...fields, isVisible: true }));
