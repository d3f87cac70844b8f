import { faceOf, imagesOf, LESSON_STREAMS } from './assets.ts';
import { createdAt, idOf, inTurn, type SeedDocument } from './shelf.ts';
import { BUSINESS_IDEAS, CATEGORIES, CATEGORY_BOARDS, IDEA_BOARDS, HOW_LEVELS, LESSONS, PEOPLE, TOPIC_PATTERNS, WHAT_LEVELS } from './words.ts';

const COUNTS = { topics: 150, levels: 300, levelCreators: 60, levelVideos: 700 };

/** Which pages a level's videos are on: all, only the first, or the first and the last. */
const PAGE_PATTERNS = [['1', '2', '3'], ['1'], ['1', '3'], ['1', '2']] as const;

const boards = imagesOf('board');
const board = (number: number) => boards[number - 1];

interface Topic {
  creatorTopicId: string;
  categoryId: string;
  subCategoryId: string;
}

/** Categories, subcategories, topics, levels, their creators and videos (§3). */
export function* levelsShelf(now: number): Generator<SeedDocument> {
  const subcategories: { subCategoryId: string; categoryId: string; name: string }[] = [];
  for (const [index, [name, ...names]] of CATEGORIES.entries()) {
    const categoryId = idOf('category', index);
    const at = createdAt(now, index);
    yield { path: `categories/${categoryId}`, fields: { categoryId, categoryName: name, bigImageId: board(CATEGORY_BOARDS[index]!), createdAt: at, updatedAt: at } };
    for (const subName of names) subcategories.push({ subCategoryId: idOf('sub', subcategories.length), categoryId, name: subName });
  }
  for (const [index, { subCategoryId, categoryId, name }] of subcategories.entries()) {
    yield {
      path: `subcategories-new/${subCategoryId}`,
      fields: { subCategoryId, categoryId, subCategoryName: name, smallImageId: board(((CATEGORY_BOARDS[Number(categoryId.slice(-3)) - 1]! + 23) % 48) + 1), createdAt: createdAt(now, index) },
    };
  }
  const topics: Topic[] = [];
  for (let index = 0; index < COUNTS.topics; index += 1) {
    const business = BUSINESS_IDEAS[index];
    const sub = inTurn(subcategories, index);
    const creatorTopicId = idOf('topic', index);
    const topic = business ? { creatorTopicId, categoryId: 'default', subCategoryId: 'default' } : { creatorTopicId, categoryId: sub.categoryId, subCategoryId: sub.subCategoryId };
    topics.push(topic);
    const creatorTopicName = business ?? inTurn(TOPIC_PATTERNS, Math.floor(index / subcategories.length) + index).replace('{name}', sub.name);
    const image = business ? board(IDEA_BOARDS[index]!) : inTurn(boards, index);
    const at = createdAt(now, index);
    yield { path: `creatortopics-new/${creatorTopicId}`, fields: { ...topic, creatorTopicName, bigImageId: image, smallImageId: image, createdAt: at, updatedAt: at } };
  }
  for (let index = 0; index < COUNTS.levelCreators; index += 1) {
    const id = idOf('teacher', index);
    yield {
      path: `level-creators-new/${id}`,
      fields: { id, creatorTopicId: inTurn(topics, index * 3 + 30).creatorTopicId, levelCreatorName: inTurn(PEOPLE, index), smallImageId: faceOf(inTurn(PEOPLE, index), index), createdAt: createdAt(now, index) },
    };
  }
  yield* levelsAndVideos(now, topics);
}

function* levelsAndVideos(now: number, topics: readonly Topic[]): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.levels; index += 1) {
    const levelId = idOf('level', index);
    const section = Math.floor(index / topics.length) % 2 ? 'How' : 'What';
    const at = createdAt(now, index);
    yield {
      path: `levels-new/${levelId}`,
      fields: {
        levelId,
        levelName: inTurn(section === 'What' ? WHAT_LEVELS : HOW_LEVELS, index),
        ...inTurn(topics, index),
        levelCreatorId: idOf('teacher', index % COUNTS.levelCreators),
        sectionType: section,
        thumbnailId: inTurn(boards, index + 3),
        createdAt: at,
        updatedAt: at,
      },
    };
  }
  for (let index = 0; index < COUNTS.levelVideos; index += 1) {
    const level = index % COUNTS.levels;
    const round = Math.floor(index / COUNTS.levels);
    const stream = inTurn(LESSON_STREAMS, level + round);
    const levelVideoId = idOf('video', index);
    const pages = inTurn(PAGE_PATTERNS, level);
    yield {
      path: `level-videos-new/${levelVideoId}`,
      fields: {
        levelVideoId,
        levelVideoName: inTurn(LESSONS, index + level),
        levelId: idOf('level', level),
        pageNo: inTurn(pages, round),
        streamVideoId: stream.id,
        thumbnailId: stream.posterId,
        duration: stream.durationMs,
        createdAt: createdAt(now, index),
      },
    };
  }
}
