import { categories, categoryCollection } from '../../../data/categories.ts';
import { businessTopics, creatorTopicCollection } from '../../../data/creatorTopics.ts';
import { feedPostCollection, feedPosts } from '../../../data/feedPosts.ts';
import { levelCreatorCollection, levelCreatorsOf } from '../../../data/levelCreators.ts';
import { levelCollection, levelsOf } from '../../../data/levels.ts';
import { levelVideoCollection, levelVideosOf } from '../../../data/levelVideos.ts';
import { playlistCreatorCollection, playlistCreators } from '../../../data/playlistCreators.ts';
import { playlistCollection, playlistsOf } from '../../../data/playlists.ts';
import { playlistTopicCollection, playlistTopicsOf } from '../../../data/playlistTopics.ts';
import { playlistVideoCollection, playlistVideosOf } from '../../../data/playlistVideos.ts';
import { reelCollection, reels } from '../../../data/reels.ts';
import type { Collection, CollectionList } from '../../../data/schema/collection.ts';
import { stories, storyCollection } from '../../../data/stories.ts';
import { subcategoriesOf, subcategoryCollection } from '../../../data/subcategories.ts';

/** The sheet of a collection, whose file has the collection's name. */
export interface Sheet extends Pick<Collection<object>, 'name' | 'idField' | 'entries' | 'parse'> {
  /** Columns without which no list of the app has the row: what its query filters and orders by, and a lesson's film. */
  needed: readonly string[];
}

const sheetOf = (
  { name, idField, entries, parse }: Collection<object>,
  { read }: CollectionList<object>,
  film: readonly string[] = [],
): Sheet => ({
  name,
  idField,
  entries,
  parse,
  needed: [...(read.where ?? []).map(([field]) => field), ...(read.orderBy?.slice(0, 1) ?? []), ...film],
});

/** Every sheet that a school may have, each after those that it refers to. */
export const SHEETS: readonly Sheet[] = [
  sheetOf(categoryCollection, categories),
  sheetOf(subcategoryCollection, subcategoriesOf('')),
  sheetOf(creatorTopicCollection, businessTopics),
  sheetOf(levelCreatorCollection, levelCreatorsOf('')),
  sheetOf(levelCollection, levelsOf('')),
  sheetOf(levelVideoCollection, levelVideosOf('', 1), ['streamVideoId']),
  sheetOf(playlistCreatorCollection, playlistCreators),
  sheetOf(playlistTopicCollection, playlistTopicsOf('')),
  sheetOf(playlistCollection, playlistsOf('')),
  sheetOf(playlistVideoCollection, playlistVideosOf(''), ['streamVideoId']),
  sheetOf(reelCollection, reels, ['videoStreamId']),
  sheetOf(storyCollection, stories),
  sheetOf(feedPostCollection, feedPosts),
];

/** The sheets that fields with such a name refer to: that of the id, and a level's creator by another name than its own sheet has. */
const REFERENCES: ReadonlyMap<string, Sheet> = new Map([
  ...SHEETS.filter(({ idField }) => idField !== 'id').map((sheet) => [sheet.idField, sheet] as const),
  ['levelCreatorId', SHEETS.find(({ name }) => name === levelCreatorCollection.name)!],
]);

/** The sheet whose ids stand in a column; undefined for a column that refers to none, and for the sheet's own id. */
export function referredBy(sheet: Sheet, column: string): Sheet | undefined {
  return column === sheet.idField ? undefined : REFERENCES.get(column.split('.').at(-1)!);
}
