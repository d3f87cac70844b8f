import type { CheckName } from './table.ts';

/** A document that another belongs to, or names: without it nobody gets there. */
interface Parent {
  /** The collection of the child. */
  of: string;
  field: string;
  in: string;
  /** Found where the parent is not there. */
  orphan: CheckName;
  /** Found where a parent has no child. Absent: that is no fault. */
  empty?: CheckName;
  /** True where a child without the field is in another list, or needs none. */
  isOptional?: boolean;
}

export const PARENTS: readonly Parent[] = [
  { of: 'subcategories-new', field: 'categoryId', in: 'categories', orphan: 'subcategoryOrphan', empty: 'categoryEmpty' },
  { of: 'creatortopics-new', field: 'subCategoryId', in: 'subcategories-new', orphan: 'topicOrphan', empty: 'subcategoryEmpty' },
  { of: 'levels-new', field: 'creatorTopicId', in: 'creatortopics-new', orphan: 'levelOrphan', empty: 'topicEmpty' },
  { of: 'level-videos-new', field: 'levelId', in: 'levels-new', orphan: 'lessonOrphan', empty: 'levelEmpty' },
  { of: 'level-creators-new', field: 'creatorTopicId', in: 'creatortopics-new', orphan: 'levelCreatorOrphan' },
  { of: 'levels-new', field: 'levelCreatorId', in: 'level-creators-new', orphan: 'levelCreatorMissing', isOptional: true },
  { of: 'playlist-topics-new', field: 'playlistCreatorId', in: 'playlist-creators-new', orphan: 'playlistTopicOrphan', empty: 'playlistCreatorEmpty' },
  { of: 'playlists-new', field: 'playlistTopicId', in: 'playlist-topics-new', orphan: 'playlistOrphan', empty: 'playlistTopicEmpty' },
  { of: 'playlist-videos-new', field: 'playlistId', in: 'playlists-new', orphan: 'playlistVideoOrphan', empty: 'playlistEmpty' },
]; // prettier-ignore

/** The fields of a collection that name a parent. */
export const parentFieldsOf = (collection: string): string[] =>
  PARENTS.filter(({ of }) => of === collection).map(({ field }) => field);
