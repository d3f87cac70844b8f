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
import { readCards } from './readCards.ts';
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
  imageId?: string | undefined;
  /** Of a card of the landing page: what it leads to. */
  path?: string | undefined;
  /** Of a film: its length, and when it came, both in milliseconds. */
  durationMs?: number | undefined;
  createdAtMs?: number | undefined;
  /** Of a reel: the lesson that it is a part of. */
  lessonId?: string | undefined;
}

/** Everything that can be found, each after what it belongs to; what belongs to nothing that is there is left out. */
export async function readSchool({ readAll }: Pick<Database, 'readAll'>): Promise<Found[]> {
  const all: Found[] = [];
  for (const item of await readAll(categoryCollection))
    all.push({ type: 'category', id: item.categoryId, name: item.categoryName, imageId: item.bigImageId });
  for (const item of await readAll(subcategoryCollection)) {
    const { subCategoryId, subCategoryName, categoryId, smallImageId } = item;
    all.push({
      type: 'subcategory',
      id: subCategoryId,
      name: subCategoryName,
      parentId: categoryId,
      imageId: smallImageId,
    });
  }
  for (const item of await readAll(creatorTopicCollection)) {
    const place = isBusinessTopic(item)
      ? { type: 'businessTopic' as const }
      : { type: 'topic' as const, parentId: item.subCategoryId };
    const imageId = item.smallImageId ?? item.bigImageId;
    all.push({ ...place, id: item.creatorTopicId, name: item.creatorTopicName, imageId });
  }
  for (const item of await readAll(levelCollection)) {
    const { levelId, levelName, creatorTopicId, description, thumbnailId: imageId } = item;
    all.push({ type: 'level', id: levelId, name: levelName, parentId: creatorTopicId, description, imageId });
  }
  for (const item of await readAll(playlistCreatorCollection))
    all.push({
      type: 'creator',
      id: item.playlistCreatorId,
      name: item.playlistCreatorName,
      imageId: item.smallImageId,
    });
  for (const item of await readAll(playlistTopicCollection)) {
    const { playlistTopicId: id, playlistTopicName: name, playlistCreatorId: parentId, thumbnailId: imageId } = item;
    all.push({ type: 'creatorTopic', id, name, parentId, imageId });
  }
  for (const item of await readAll(playlistCollection)) {
    const { playlistId: id, playlistName: name, playlistTopicId: parentId, description, smallImageId: imageId } = item;
    all.push({ type: 'playlist', id, name, parentId, description, imageId });
  }
  for (const item of await readAll(levelVideoCollection)) {
    const {
      levelVideoId: id,
      levelVideoName: name,
      levelId: parentId,
      pageNo: page,
      streamVideoId: streamId,
      description,
      thumbnailId: imageId,
      duration: durationMs,
      createdAt: createdAtMs,
    } = item;
    all.push({ type: 'lesson', id, name, parentId, page, streamId, description, imageId, durationMs, createdAtMs });
  }
  for (const item of await readAll(playlistVideoCollection)) {
    const { playlistVideoId: id, playlistVideoName: name, playlistId: parentId, description } = item;
    const { streamVideoId: streamId, thumbnailId: imageId, duration: durationMs, createdAt: createdAtMs } = item;
    all.push({ type: 'playlistVideo', id, name, parentId, streamId, description, imageId, durationMs, createdAtMs });
  }
  for (const { id, levelCreatorName: name, creatorTopicId, smallImageId: imageId } of await readAll(
    levelCreatorCollection,
  ))
    if (name) all.push({ type: 'teacher', id, name, parentId: creatorTopicId, imageId });
  for (const item of await readAll(reelCollection)) {
    const { id, title: name, creatorName: by, description, videoStreamId: streamId, levelVideoId: lessonId } = item;
    const createdAtMs = item._createdBy?.timestamp;
    if (name && streamId) all.push({ type: 'reel', id, name, by, description, streamId, createdAtMs, lessonId });
  }
  return withParents([...all, ...readCards(all)]);
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
