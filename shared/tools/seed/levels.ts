import type { SeedDocument } from '../backend/seedDocuments.ts';
import { createdAt, cycle, described, idOf, imagesOf, LESSON_STREAMS, TEXTS } from './content.ts';
import { creatorIdsOf, TOPICS } from './topics.ts';

/** A What level and a How level for each topic. */
const LEVEL_COUNT = TOPICS.length * 2;

/** The pages that a level's videos are on: all, only the first, or the first and one more. */
const PAGE_PATTERNS = [['1', '2', '3'], ['1'], ['1', '3'], ['1', '2']] as const;
const FEWEST_VIDEOS = 4;
const MOST_VIDEOS = 6;

/** Each fourth topic has one creator for both of its levels, so that there is more from this creator. */
const hasOneCreator = (level: number) => (level % TOPICS.length) % 4 === 3;

const boards = imagesOf('board');

/** The levels of every topic and their videos (§3). */
export function* levelDocuments(now: number): Generator<SeedDocument> {
  for (let index = 0; index < LEVEL_COUNT; index += 1) {
    const levelId = idOf('level', index);
    const sectionType = index < TOPICS.length ? 'What' : 'How';
    const topic = cycle(TOPICS, index);
    const creatorIds = creatorIdsOf(topic.creatorTopicId);
    const levelName = cycle(sectionType === 'What' ? TEXTS.whatLevels : TEXTS.howLevels, index);
    const at = createdAt(now, index);
    yield {
      path: `levels-new/${levelId}`,
      fields: {
        levelId,
        levelName,
        ...described(levelName),
        ...topic,
        levelCreatorId: sectionType === 'What' || hasOneCreator(index) ? creatorIds[0] : creatorIds.at(-1),
        sectionType,
        thumbnailId: cycle(boards, index + 3),
        createdAt: at,
        updatedAt: at,
      },
    };
  }
  for (let round = 0; round < MOST_VIDEOS; round += 1) {
    for (let level = 0; level < LEVEL_COUNT; level += 1) {
      if (round < videoCountOf(level)) yield videoOf(level, round, now);
    }
  }
}

/** Four levels with four videos each, so that each pattern of pages is among them, then four with five, then with six. */
const videoCountOf = (level: number) =>
  FEWEST_VIDEOS + (Math.floor(level / PAGE_PATTERNS.length) % (MOST_VIDEOS - FEWEST_VIDEOS + 1));

function videoOf(level: number, round: number, now: number): SeedDocument {
  const index = round * LEVEL_COUNT + level;
  const stream = cycle(LESSON_STREAMS, level + round);
  const levelVideoId = idOf('video', index);
  return {
    path: `level-videos-new/${levelVideoId}`,
    fields: {
      levelVideoId,
      levelVideoName: stream.title,
      ...described(stream.title),
      levelId: idOf('level', level),
      pageNo: cycle(cycle(PAGE_PATTERNS, level), round),
      streamVideoId: stream.id,
      thumbnailId: stream.posterId,
      duration: stream.durationMs,
      createdAt: createdAt(now, index),
    },
  };
}
