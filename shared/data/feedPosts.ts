import * as v from 'valibot';
import type { ListQuery } from '../query/entry.ts';
import { defineCollection, NEWEST_FIRST, type CollectionList } from './schema/collection.ts';
import {
  count,
  id,
  imageId,
  listOf,
  mapOf,
  maybeId,
  maybeName,
  maybeText,
  maybeTitle,
  streamId,
  time,
} from './schema/fields.ts';
import { imageAlt, imageAlts, withParallelAlts } from './schema/imageAlts.ts';

/** docs/behaviour.md, Lists and data. */
const PAGE_SIZE = 10;

const entries = {
  id,
  /** Checked again after the query: only true is shown (§5). */
  isVisible: v.literal(true),
  /** Absent: '{product} Content' (§2). */
  title: maybeTitle,
  /** Anything else shows the 'Content' placeholder (§2). */
  postType: v.fallback(v.picklist(['image', 'multi_image', 'video', 'reels_carousel', 'other']), 'other'),
  imageIds: listOf(id),
  imageAlts,
  imgId: imageId,
  /** The description of the picture of imgId. */
  imgAlt: imageAlt,
  videoStreamId: streamId,
  /** Display text, m:ss or h:mm:ss. */
  duration: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(:\d{2}){1,2}$/))), undefined),
  reelsCount: count,
  ctaText: maybeText(40),
  /** Still to be parsed: shared/format/colour.ts. */
  buttonBgColor: maybeText(20),
  buttonTextColor: maybeText(20),
  businessInfo: listOf(v.object({ creatorTopicId: maybeId, creatorTopicName: maybeName })),
  likesCount: count,
  viewsCount: count,
  commentsCount: count,
  _createdBy: mapOf({ displayName: maybeName, timestamp: time }),
};

const collection = defineCollection('feed-posts', 'id', entries, withParallelAlts);

export type FeedPost = ReturnType<typeof collection.parse>[number];

/** All of it, for what examines the data and for a school's sheets (shared/tools/doctor, shared/tools/school). */
export { collection as feedPostCollection };

/** For property tests: what becomes of hostile documents. */
export const parseFeedPosts = collection.parse;

/** The visible posts, newest first. The filter is part of the query: a rule cannot omit documents (docs/behaviour.md). */
export const feedPosts: CollectionList<FeedPost> = {
  ...collection.list({ where: [['isVisible', true]], orderBy: NEWEST_FIRST, limit: PAGE_SIZE }),
  staysFresh: true,
};

/** The first page as it would be now: read in the background, to find new posts. */
export const newestFeedPosts: ListQuery<FeedPost> = {
  ...feedPosts,
  key: [...feedPosts.key, 'newest'],
  staysFresh: false,
};
