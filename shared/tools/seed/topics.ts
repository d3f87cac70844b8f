import type { SeedDocument } from '../backend/seedDocuments.ts';
import { board, createdAt, cycle, idOf, person, TEXTS } from './content.ts';
import type { Trade } from './trades.ts';

const TOPIC_COUNT = 150;

/** The one topic of a subcategory that nobody teaches yet: an example of a list that is empty on purpose. */
export const TOPIC_WITHOUT_CREATORS = 'topic-150';

/** Each fourth topic has one creator for both of its levels, so that there is more from this creator; the others have one for each. */
const creatorCountOf = (topic: number) => (topic % 4 === 3 ? 1 : 2);

interface Topic {
  creatorTopicId: string;
  categoryId: string;
  subCategoryId: string;
}

const categories = TEXTS.categories.map((category, index) => ({ categoryId: idOf('category', index), ...category }));
const subcategories = categories
  .flatMap(({ subcategories, ...category }) => subcategories.map((name) => ({ ...category, name })))
  .map((subcategory, index) => ({ ...subcategory, subCategoryId: idOf('sub', index) }));

/** Topics of the business ideas first (§3: their subcategory is 'default'), then those of the subcategories. */
const namedTopics = Array.from({ length: TOPIC_COUNT }, (_, index) => {
  const creatorTopicId = idOf('topic', index);
  const idea = TEXTS.businessIdeas[index];
  if (idea) {
    const topic: Topic = { creatorTopicId, categoryId: 'default', subCategoryId: 'default' };
    return { topic, name: idea.name, trade: idea.trade as Trade, board: idea.board };
  }
  const { categoryId, subCategoryId, name, trade, board } = cycle(subcategories, index);
  const pattern = cycle(TEXTS.topicPatterns, Math.floor(index / subcategories.length) + index);
  const topic: Topic = { creatorTopicId, categoryId, subCategoryId };
  return { topic, name: pattern.replace('{name}', name), trade: trade as Trade, board };
});

/** The ids of each topic, its name and trade, and the number of its board. */
export const TOPICS: readonly { topic: Topic; name: string; trade: Trade; board: number }[] = namedTopics;

const creators = TOPICS.map(({ topic }) => topic.creatorTopicId)
  .filter((creatorTopicId) => creatorTopicId !== TOPIC_WITHOUT_CREATORS)
  .flatMap((creatorTopicId, index) => Array.from({ length: creatorCountOf(index) }, () => creatorTopicId))
  .map((creatorTopicId, index) => ({ id: idOf('teacher', index), creatorTopicId }));

/** The ids of a topic's level creators. */
export const creatorIdsOf = (creatorTopicId: string): string[] =>
  creators.filter((creator) => creator.creatorTopicId === creatorTopicId).map(({ id }) => id);

/** Categories, subcategories, topics and the level creators of each topic (§3). */
export function* topicDocuments(now: number): Generator<SeedDocument> {
  for (const [index, { categoryId, name, board: number }] of categories.entries()) {
    const at = createdAt(now, index);
    yield {
      path: `categories/${categoryId}`,
      fields: { categoryId, categoryName: name, bigImageId: board(number), createdAt: at, updatedAt: at },
    };
  }
  for (const [index, { subCategoryId, categoryId, name, board: number }] of subcategories.entries()) {
    const smallImageId = board(number, 1);
    yield {
      path: `subcategories-new/${subCategoryId}`,
      fields: { subCategoryId, categoryId, subCategoryName: name, smallImageId, createdAt: createdAt(now, index) },
    };
  }
  for (const [index, { topic, name, board: number }] of namedTopics.entries()) {
    const at = createdAt(now, index);
    const images = { bigImageId: board(number), smallImageId: board(number) };
    yield {
      path: `creatortopics-new/${topic.creatorTopicId}`,
      fields: { ...topic, creatorTopicName: name, ...images, createdAt: at, updatedAt: at },
    };
  }
  for (const [index, { id, creatorTopicId }] of creators.entries()) {
    const { name, face } = person(index);
    yield {
      path: `level-creators-new/${id}`,
      fields: { id, creatorTopicId, levelCreatorName: name, smallImageId: face, createdAt: createdAt(now, index) },
    };
  }
}
