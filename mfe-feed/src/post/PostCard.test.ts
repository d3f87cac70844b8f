import { expect, test } from 'vitest';
import { callToAction } from './PostCard.tsx';

const business = { creatorTopicId: 'topic-001', creatorTopicName: 'Tea Stall' };

test('a reels post: Watch Reels, to /reel', () => {
  expect(callToAction({ postType: 'reels_carousel', businessInfo: [business], ctaText: undefined })).toEqual({
    label: 'Watch Reels',
    to: '/reel',
  });
});

test('a post with businesses: to the levels of the first', () => {
  const post = {
    postType: 'image' as const,
    businessInfo: [business, { creatorTopicId: 'x', creatorTopicName: 'Y' }],
    ctaText: 'Ignored',
  };
  expect(callToAction(post)).toEqual({ label: 'Learn Tea Stall', to: '/business/levels/topic-001' });
});

test('a post without a business: ctaText or Learn More, to /business', () => {
  expect(callToAction({ postType: 'video', businessInfo: [], ctaText: 'See more' })).toEqual({
    label: 'See more',
    to: '/business',
  });
  expect(callToAction({ postType: 'video', businessInfo: [], ctaText: undefined })).toEqual({
    label: 'Learn More',
    to: '/business',
  });
});
