import { expect, test } from 'vitest';
import { callToAction } from './callToAction.ts';

const business = { creatorTopicId: 'topic-001', creatorTopicName: 'Tea Stall' };

test('reels lead to the reels', () => {
  expect(callToAction({ postType: 'reels_carousel', businessInfo: [business], ctaText: undefined })).toEqual({
    label: 'Watch Reels',
    to: '/reel',
  });
});

test('others lead to the levels of the first business', () => {
  const post = {
    postType: 'image' as const,
    businessInfo: [business, { creatorTopicId: 'x', creatorTopicName: 'Y' }],
    ctaText: 'Ignored',
  };
  expect(callToAction(post)).toEqual({ label: 'Learn Tea Stall', to: '/business/levels/topic-001' });
});

test('without a business the label is ctaText or Learn More, and it leads to /business', () => {
  expect(callToAction({ postType: 'video', businessInfo: [], ctaText: 'See more' })).toEqual({
    label: 'See more',
    to: '/business',
  });
  expect(callToAction({ postType: 'video', businessInfo: [], ctaText: undefined })).toEqual({
    label: 'Learn More',
    to: '/business',
  });
});
