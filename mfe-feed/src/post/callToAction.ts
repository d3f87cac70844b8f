import * as paths from '@bazaar/shared/contracts/paths';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { messages } from '../messages.ts';

/** What the button of a post says and where it leads (§2; docs/behaviour.md, Feed). */
export function callToAction({
  postType,
  businessInfo,
  ctaText,
}: Pick<FeedPost, 'postType' | 'businessInfo' | 'ctaText'>): { label: string; to: string } {
  if (postType === 'reels_carousel') return { label: messages.watchReels, to: paths.reels };
  const [business] = businessInfo;
  if (!business?.creatorTopicId) return { label: ctaText ?? messages.learnMore, to: paths.business };
  const label = business.creatorTopicName ? messages.learn(business.creatorTopicName) : (ctaText ?? messages.learnMore);
  return { label, to: paths.businessLevels(business.creatorTopicId) };
}
