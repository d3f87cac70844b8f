import type { SeedDocument } from '../backend/seedDocuments.ts';
import {
  board,
  createdAt,
  cycle,
  described,
  filmFields,
  from,
  idOf,
  LESSONS,
  TEXTS,
  type SeedFilm,
} from './content.ts';
import { creatorIdsOf, TOPICS } from './topics.ts';
import { firstFitting, isOwn, kindsOf, lessonsNamed, ownLessonsOf } from './trades.ts';

/** A What level and a How level for each topic. */
const LEVEL_COUNT = TOPICS.length * 2;

/** The pages that a level's videos are on: all, only the first, or the first and one more. */
const PAGE_PATTERNS = [['1', '2', '3'], ['1'], ['1', '3'], ['1', '2']] as const;
const FEWEST_VIDEOS = 4;
const MOST_VIDEOS = 6;

const isWhat = (level: number) => level < TOPICS.length;

/** Its name, its description, and the lessons that speak of it. */
const subjectOf = (level: number): { name: string; description?: string; films: string[] } =>
  cycle(isWhat(level) ? TEXTS.whatLevels : TEXTS.howLevels, level);

/** The levels of every topic and their videos (§3). */
export function* levelDocuments(now: number): Generator<SeedDocument> {
  for (let index = 0; index < LEVEL_COUNT; index += 1) {
    const levelId = idOf('level', index);
    const { topic, board: number } = cycle(TOPICS, index);
    const subject = subjectOf(index);
    const at = createdAt(now, index);
    yield {
      path: `levels-new/${levelId}`,
      fields: {
        levelId,
        levelName: subject.name,
        ...described(subject),
        ...topic,
        levelCreatorId: creatorIdsOf(topic.creatorTopicId).at(isWhat(index) ? 0 : -1),
        sectionType: isWhat(index) ? 'What' : 'How',
        thumbnailId: board(number, isWhat(index) ? 0 : 1),
        createdAt: at,
        updatedAt: at,
      },
    };
  }
  const lessons = Array.from({ length: LEVEL_COUNT }, (_, level) => lessonsOf(level));
  for (let round = 0; round < MOST_VIDEOS; round += 1) {
    for (const [level, films] of lessons.entries()) {
      const film = films[round];
      if (film) yield videoOf(level, round, film, now);
    }
  }
}

/** Four levels with four videos each, so that each pattern of pages is among them, then four with five, then with six. */
const videoCountOf = (level: number) =>
  FEWEST_VIDEOS + (Math.floor(level / PAGE_PATTERNS.length) % (MOST_VIDEOS - FEWEST_VIDEOS + 1));

/** A lesson of the trade first, the second one for the How level; then those that speak of the level's subject, then others that fit. */
function lessonsOf(level: number): SeedFilm[] {
  const { trade } = cycle(TOPICS, level);
  const [first, second] = ownLessonsOf(trade);
  const own = isWhat(level) ? first : second;
  const others = from(LESSONS, level).filter((lesson) => !isOwn(lesson, trade));
  const wanted = [...(own ? [own] : []), ...lessonsNamed(subjectOf(level).films), ...others];
  return firstFitting(videoCountOf(level), kindsOf(trade), wanted);
}

/** The lessons of a topic's levels. */
export const lessonsOfTopic = (topic: number): SeedFilm[] => [
  ...new Set([...lessonsOf(topic), ...lessonsOf(topic + TOPICS.length)]),
];

/** The topic about the trade of a film, and the lesson that it begins with; nothing for a film that is for every trade. */
export function placeOf(film: SeedFilm) {
  const index = TOPICS.findIndex(({ trade }) => isOwn(film, trade));
  if (index === -1) return {};
  const { topic, name } = TOPICS[index]!;
  return {
    creatorTopicId: topic.creatorTopicId,
    creatorTopicName: name,
    levelId: idOf('level', index),
    levelVideoId: idOf('video', index),
  };
}

function videoOf(level: number, round: number, film: SeedFilm, now: number): SeedDocument {
  const index = round * LEVEL_COUNT + level;
  const levelVideoId = idOf('video', index);
  return {
    path: `level-videos-new/${levelVideoId}`,
    fields: {
      levelVideoId,
      levelVideoName: film.name,
      ...filmFields(film),
      levelId: idOf('level', level),
      pageNo: cycle(cycle(PAGE_PATTERNS, level), round),
      createdAt: createdAt(now, index),
    },
  };
}
