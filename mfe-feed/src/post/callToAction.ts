import * as paths from '@bazaar/shared/contracts/paths';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { post as texts } from '../texts.ts';

/** What the button of a post says and where it leads (§2; docs/behaviour.md, Feed). */
export function callToAction({
  postType,
  businessInfo,
  ctaText,
}: Pick<FeedPost, 'postType' | 'businessInfo' | 'ctaText'>): { label: string; to: string } {
  if (postType === 'reels_carousel') return { label: texts.watchReels, to: paths.reels };
  const [business] = businessInfo;
  if (!business?.creatorTopicId) return { label: ctaText ?? texts.learnMore, to: paths.business };
  const label = business.creatorTopicName ? texts.learn(business.creatorTopicName) : (ctaText ?? texts.learnMore);
  return { label, to: paths.businessLevels(business.creatorTopicId) };
}
