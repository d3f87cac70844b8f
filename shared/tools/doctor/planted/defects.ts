/** Defects for tests: what is changed in the school of the seed, and the finding that each has to be. */
import type { CheckName } from '../checks/table.ts';
import { BROKEN_FILMS, BROKEN_PICTURES, MOVED_FILM } from './brokenMedia.ts';

export interface PlantedDefect {
  check: CheckName;
  /** The place that the finding names; the document that is changed. */
  at: string;
  /** Plain values, undefined for a field that goes; of a document that the seed does not have, all its fields. */
  fields?: Readonly<Record<string, unknown>>;
  /** Values in the form of the REST API. */
  stored?: Readonly<Record<string, object>>;
}

const AT = new Date(Date.UTC(2025, 5, 1));
const SECONDS = 1_764_000_000;

const planted = (
  check: CheckName,
  at: string,
  fields: PlantedDefect['fields'] = {},
  stored?: PlantedDefect['stored'],
): PlantedDefect => ({ check, at, fields, ...(stored && { stored }) });

/** In documents. `hosts` are those of the site. */
export const plantedInDocuments = (hosts: { images: string; streams: string }): PlantedDefect[] => [
  planted('leftOut', 'categories/category-002', { categoryName: 42 }),
  planted('leftOut', 'playlists-new/playlist-002', { playlistName: '' }),
  planted('leftOut', 'level-videos-new/video-003', { pageNo: '7' }),
  planted('textLost', 'feed-posts/post-001', { title: 17 }),
  planted('textLost', 'stories/story-001', { title: ['New'] }),
  planted('textLost', 'levels-new/level-002', { description: 5 }),
  planted('textCut', 'levels-new/level-003', { levelName: 'Long '.repeat(30) }),
  planted('pictureLost', 'categories/category-003', { bigImageId: 'boards/one' }),
  planted('pictureLost', 'playlist-topics-new/playlist-topic-001', {
    thumbnailId: `${hosts.images}/board-01/public`,
  }),
  planted('picturesLost', 'stories/story-002', { imageIds: ['post-07', '../x'], imageAlts: undefined }),
  planted('streamLost', 'level-videos-new/video-004', { streamVideoId: 'https://elsewhere.example/x' }),
  planted('streamLost', 'playlist-videos-new/clip-011', {
    streamVideoId: `${hosts.streams}/lesson-01/manifest/video.m3u8`,
  }),
  planted('streamAbsent', 'level-videos-new/video-005', { streamVideoId: '' }),
  planted('streamAbsent', 'feed-posts/post-002', { videoStreamId: undefined }),
  // These three the seed has.
  planted('reelSkipped', 'reel-shorts/reel-018'),
  planted('reelSkipped', 'reel-shorts/reel-042'),
  planted('postTypeOther', 'feed-posts/post-034'),
  planted('durationLost', 'level-videos-new/video-006', { duration: '61000' }),
  planted('durationLost', 'playlist-videos-new/clip-012', { duration: -5 }),
  planted('durationLost', 'feed-posts/post-007', { duration: 'four minutes' }),
  planted('countLost', 'feed-posts/post-003', { likesCount: 'many' }),
  planted('countLost', 'feed-posts/post-004', { viewsCount: '12' }),
  planted('businessLost', 'feed-posts/post-005', { businessInfo: { creatorTopicId: 'topic-001' } }),
  planted('businessLost', 'feed-posts/post-006', { businessInfo: [7] }),
  planted('postTypeMistyped', 'feed-posts/post-009', { postType: 'Video' }),
  planted('postTypeMistyped', 'feed-posts/post-010', { postType: 3 }),
  planted('sectionType', 'levels-new/level-004', { sectionType: 'how' }),
  planted('sectionType', 'levels-new/level-005', { sectionType: 'Why' }),
  planted('visibilityMistyped', 'feed-posts/post-011', { isVisible: 'true' }),
  planted('visibilityMistyped', 'feed-posts/post-012', { isVisible: undefined }),
  planted('pageNumber', 'level-videos-new/video-007', { pageNo: 1 }),
  planted('altsUnmatched', 'stories/story-003', { imageIds: ['post-07'], imageAlts: ['A tap', 'A pipe'] }),

  planted('timeMissing', 'playlist-videos-new/clip-001', { createdAt: undefined }),
  planted('timeMissing', 'reel-shorts/reel-001', { _createdBy: undefined }),
  planted('timeMissing', 'creatortopics-new/topic-001', { createdAt: undefined }),
  planted('timeMissingLast', 'creatortopics-new/topic-149', { createdAt: undefined }),
  planted('timeMissingLast', 'levels-new/level-001', { createdAt: undefined }),
  planted('timeMissingLast', 'subcategories-new/sub-001', { createdAt: undefined }),
  planted('timeMap', 'playlist-videos-new/clip-002', { createdAt: { seconds: SECONDS } }),
  planted('timeMap', 'playlist-videos-new/clip-003', { createdAt: { seconds: SECONDS, nanoseconds: 5_000 } }),
  planted('timeNumber', 'playlist-videos-new/clip-004', { createdAt: SECONDS * 1000 }),
  planted('timeText', 'playlist-videos-new/clip-005', { createdAt: '2025-11-24T16:00:00.000Z' }),
  planted('timeUnreadable', 'playlist-videos-new/clip-006', { createdAt: null }),
  planted('timeUnreadable', 'playlist-videos-new/clip-007', { createdAt: 'after lunch' }),
  planted('timeUnreadable', 'playlist-videos-new/clip-008', { createdAt: { _seconds: SECONDS, _nanoseconds: 0 } }),
  planted('timeAhead', 'playlist-videos-new/clip-009', { createdAt: new Date(Date.UTC(2036, 0)) }),
  planted('timeUnreadable', 'playlist-videos-new/clip-010', {}, { createdAt: { integerValue: '9007199254740993' } }),
  planted('cursorStuck', 'playlist-videos-new/clip-010'),
  planted('timeMixed', 'playlist-videos-new'),

  planted('parentAbsent', 'playlist-videos-new/clip-013', { playlistId: undefined }),
  planted('subcategoryOrphan', 'subcategories-new/sub-002', { categoryId: 'gone' }),
  planted('topicOrphan', 'creatortopics-new/topic-150', { subCategoryId: 'gone' }),
  planted('levelOrphan', 'levels-new/level-006', { creatorTopicId: 'gone' }),
  planted('levelOrphan', 'levels-new/level-007', { creatorTopicId: ' topic-007 ' }),
  planted('lessonOrphan', 'level-videos-new/video-008', { levelId: 'gone' }),
  planted('levelCreatorOrphan', 'level-creators-new/teacher-001', { creatorTopicId: 'gone' }),
  planted('playlistTopicOrphan', 'playlist-topics-new/playlist-topic-002', { playlistCreatorId: 9 }),
  planted('playlistTopicOrphan', 'playlist-topics-new/playlist-topic-003', { playlistCreatorId: 'gone' }),
  planted('playlistOrphan', 'playlists-new/playlist-003', { playlistTopicId: 'gone' }),
  planted('playlistVideoOrphan', 'playlist-videos-new/clip-014', { playlistId: 'gone' }),
  planted('levelCreatorMissing', 'levels-new/level-008', { levelCreatorId: 'gone' }),
  planted('postTopicMissing', 'feed-posts/post-013', { businessInfo: [{ creatorTopicId: 'gone' }] }),
  planted('categoryEmpty', 'categories/new', { categoryName: 'New', createdAt: AT }),
  planted('subcategoryEmpty', 'subcategories-new/new', {
    subCategoryName: 'New',
    categoryId: 'category-001',
    createdAt: AT,
  }),
  planted('topicEmpty', 'creatortopics-new/new', { creatorTopicName: 'New', subCategoryId: 'sub-003', createdAt: AT }),
  planted('levelEmpty', 'levels-new/new', { levelName: 'New', creatorTopicId: 'topic-001', createdAt: AT }),
  planted('levelWithoutFirstPage', 'levels-new/level-009'),
  planted('playlistCreatorEmpty', 'playlist-creators-new/new', { playlistCreatorName: 'New', createdAt: AT }),
  planted('playlistTopicEmpty', 'playlist-topics-new/new', {
    playlistTopicName: 'New',
    playlistCreatorId: 'creator-001',
    createdAt: AT,
  }),
  planted('playlistEmpty', 'playlists-new/new', {
    playlistName: 'New',
    playlistTopicId: 'playlist-topic-001',
    createdAt: AT,
  }),

  planted('colourLost', 'feed-posts/post-014', { buttonBgColor: 'orange' }),
  planted('colourLost', 'feed-posts/post-015', { buttonTextColor: '#fff' }),
  planted('colourLost', 'feed-posts/post-016', { buttonBgColor: 7 }),
  planted('colourLost', 'feed-posts/post-017', { buttonBgColor: '#33F57C00' }),

  planted('idTwice', 'playlist-videos-new/clip-016', { playlistVideoId: 'clip-015' }),
  planted('idOther', 'reel-shorts/reel-002', { id: 'reel-x' }),
  planted('lessonTwice', 'playlist-videos-new/clip-127', { streamVideoId: 'reel-01' }),

  ...Object.entries(BROKEN_FILMS).map(([id, check], index) =>
    planted(check, `reel-shorts/reel-${index + 100}`, {
      title: 'New',
      videoStreamId: id,
      _createdBy: { timestamp: AT },
    }),
  ),
  ...Object.entries(BROKEN_PICTURES).map(([id, check], index) =>
    planted(check, `playlist-creators-new/creator-00${index + 1}`, { smallImageId: id }),
  ),
];

/** Fields of other documents, which the defects above need or in which nothing may be found. */
export const COMPANIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'playlist-videos-new/clip-017': { streamVideoId: 'reel-01' },
  // No defect: the player goes by the address after the redirect.
  'reel-shorts/reel-200': { title: 'New', videoStreamId: MOVED_FILM, _createdBy: { timestamp: AT } },
  // No defect: the page sorts this list itself.
  'subcategories-new/sub-004': { createdAt: SECONDS * 1000 },
  ...Object.fromEntries([9, 309, 609, 909].map((number) => [`level-videos-new/video-${String(number).padStart(3, '0')}`, { pageNo: '2' }])),
}; // prettier-ignore

/** In what is deployed. */
export const plantedInDeployed = (address: string): PlantedDefect[] => [
  planted('indexMissing', 'feed-posts: isVisible, _createdBy.timestamp descending'),
  planted('indexMissing', 'levels-new: levelCreatorId, createdAt'),
  planted('rulesOther', 'firestore.rules'),
  planted('policyPictures', `${address}/home`),
  planted('policyStreams', `${address}/home`),
  planted('policyDatabase', `${address}/home`),
  planted('policyOther', `${address}/home`),
  planted('pageNotSaved', `${address}/home`),
  planted('integrityEnforced', `${address}/home`),
  planted('permissionRefused', `${address}/home`),
  // It has the policy of every other page.
  planted('policyBotCheck', `${address}/login`),
  planted('permissionRefused', `${address}/login`),
  planted('policyWorker', `${address}/sw.js`),
  planted('remoteRefused', `${address}/remotes.json`),
];
