import fc from 'fast-check';

/** Malicious and malformed values of a field. */
const evil = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '../../other/secret',
    '..',
    '.',
    '//evil.example',
    'https://evil.example/x.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'a?b',
    'a#b',
    'a/b',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202Egnp.exe',
    '\u0000',
    '\uD800',
    'क्‍ष',
    'ह'.repeat(5_000),
    'x'.repeat(20_000),
    '',
    'url(https://evil.example/x.gif)',
    '#00F57C00',
    'FFF57C00',
    '#F57C00',
    '#zzz',
    'red;background:url(//e)',
    '#FF888888',
    '888888',
  ),
  fc.double(),
  fc.constantFrom(null, true, -1, 1e308, NaN, Infinity),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 5 }),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 1 })),
);

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
        fc.array(fc.oneof(fc.constant('post-01'), evil), { maxLength: 8 }),
        evil,
        fc.constant(Array.from({ length: 10_000 }, () => 'post-01')),
      ),
      imgId: fc.oneof(fc.constant('post-02'), evil),
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
