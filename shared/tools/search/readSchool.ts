import { categoryCollection } from '../../data/categories.ts';
import { creatorTopicCollection, isBusinessTopic } from '../../data/creatorTopics.ts';
import { levelCreatorCollection } from '../../data/levelCreators.ts';
import { levelCollection } from '../../data/levels.ts';
import { levelVideoCollection } from '../../data/levelVideos.ts';
import { playlistCreatorCollection } from '../../data/playlistCreators.ts';
import { playlistCollection } from '../../data/playlists.ts';
import { playlistTopicCollection } from '../../data/playlistTopics.ts';
import { playlistVideoCollection } from '../../data/playlistVideos.ts';
import { reelCollection } from '../../data/reels.ts';
import { subcategoryCollection } from '../../data/subcategories.ts';
import { PARENTS, type EntryType } from '../../search/entries.ts';
import type { Database } from './readCollection.ts';

/** A thing of the school as its document has it. */
export interface Found {
  type: EntryType;
  id: string;
  name: string;
  parentId?: string | undefined;
  page?: number | undefined;
  /** Its film. */
  streamId?: string | undefined;
  by?: string | undefined;
  description?: string | undefined;
}

/** Everything that can be found, each after what it belongs to; what belongs to nothing that is there is left out. */
export async function readSchool({ readAll }: Pick<Database, 'readAll'>): Promise<Found[]> {
  const all: Found[] = [];
  for (const item of await readAll(categoryCollection))
    all.push({ type: 'category', id: item.categoryId, name: item.categoryName });
  for (const item of await readAll(subcategoryCollection))
    all.push({ type: 'subcategory', id: item.subCategoryId, name: item.subCategoryName, parentId: item.categoryId });
  for (const item of await readAll(creatorTopicCollection)) {
    const place = isBusinessTopic(item)
      ? { type: 'businessTopic' as const }
      : { type: 'topic' as const, parentId: item.subCategoryId };
    all.push({ ...place, id: item.creatorTopicId, name: item.creatorTopicName });
  }
  for (const item of await readAll(levelCollection)) {
    const { levelId, levelName, creatorTopicId, description } = item;
    all.push({ type: 'level', id: levelId, name: levelName, parentId: creatorTopicId, description });
  }
  for (const item of await readAll(playlistCreatorCollection))
    all.push({ type: 'creator', id: item.playlistCreatorId, name: item.playlistCreatorName });
  for (const { playlistTopicId, playlistTopicName, playlistCreatorId } of await readAll(playlistTopicCollection))
    all.push({ type: 'creatorTopic', id: playlistTopicId, name: playlistTopicName, parentId: playlistCreatorId });
  for (const { playlistId, playlistName, playlistTopicId, description } of await readAll(playlistCollection))
    all.push({ type: 'playlist', id: playlistId, name: playlistName, parentId: playlistTopicId, description });
  for (const item of await readAll(levelVideoCollection)) {
    const {
      levelVideoId: id,
      levelVideoName: name,
      levelId: parentId,
      pageNo: page,
      streamVideoId,
      description,
    } = item;
    all.push({ type: 'lesson', id, name, parentId, page, streamId: streamVideoId, description });
  }
  for (const item of await readAll(playlistVideoCollection)) {
    const { playlistVideoId: id, playlistVideoName: name, playlistId: parentId, streamVideoId, description } = item;
    all.push({ type: 'playlistVideo', id, name, parentId, streamId: streamVideoId, description });
  }
  for (const { id, levelCreatorName: name, creatorTopicId } of await readAll(levelCreatorCollection))
    if (name) all.push({ type: 'teacher', id, name, parentId: creatorTopicId });
  for (const { id, title: name, creatorName: by, description, videoStreamId } of await readAll(reelCollection))
    if (name && videoStreamId) all.push({ type: 'reel', id, name, by, description });
  return withParents(all);
}

function withParents(all: readonly Found[]): Found[] {
  const known = new Set<string>();
  return all.filter(({ type, id, parentId }) => {
    const parents = PARENTS[type];
    const isPlaced = parents.length === 0 || parents.some((parent) => known.has(`${parent} ${parentId}`));
    if (isPlaced) known.add(`${type} ${id}`);
    return isPlaced;
  });
}
