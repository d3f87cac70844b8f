import { expect, test } from 'vitest';
import { languageOf } from '../../format/language.ts';
import { FILMS, LANGUAGES, titleOf, type Language } from '../studio/films.ts';
import { paintedOn, stepImage, storyImages } from '../studio/pictures.ts';
import { LESSONS, personOf, TEXTS, type SeedFilm } from './content.ts';
import { numbersIn } from './numbersIn.ts';
import { seedCatalogue } from './seed.ts';
import { TOPICS } from './topics.ts';
import { fits, kindsOf, ownLessonsOf, type Trade } from './trades.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const LONGEST_LESSON_MS = 60_000;
const documents = seedCatalogue({ now: NOW });
const of = (collection: string): Fields[] =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ fields }) => fields);

const films = new Map<unknown, SeedFilm>(LESSONS.map((lesson) => [lesson.id, lesson]));
const tradeOfTopic = new Map<unknown, Trade>(TOPICS.map(({ topic, trade }) => [topic.creatorTopicId, trade]));
const lessonsIn = (collection: string, field: string, id: unknown): SeedFilm[] =>
  of(collection)
    .filter((fields) => fields[field] === id)
    .map(({ streamVideoId }) => films.get(streamVideoId)!);
const authorOf = ({ _createdBy }: Fields) => (_createdBy as { displayName?: string }).displayName;
const timeOf = ({ _createdBy }: Fields) => (_createdBy as { timestamp: Date }).timestamp.getTime();
const scriptOf = ({ steps }: SeedFilm, language: Language) => steps.map(({ say }) => say[language]).join(' ');

/** The levels of each topic, with their lessons. */
const levels = of('levels-new').map((level) => ({
  level,
  trade: tradeOfTopic.get(level.creatorTopicId)!,
  lessons: lessonsIn('level-videos-new', 'levelId', level.levelId),
}));

test('every lesson of a level: for its topic’s trade; a What level begins with one about the trade itself', () => {
  const misplaced = levels.flatMap(({ level, trade, lessons }) =>
    lessons.filter((lesson) => !fits(lesson, kindsOf(trade))).map(({ id }) => `${String(level.levelId)}: ${id}`),
  );
  expect(misplaced).toEqual([]);
  for (const { level, trade, lessons } of levels.filter(({ level }) => level.sectionType === 'What'))
    expect([level.levelId, ownLessonsOf(trade)]).toEqual([level.levelId, expect.arrayContaining([lessons[0]])]);
});

test('every trade: is known, has a lesson of its own, and what films are for is a trade or a kind of trades', () => {
  const trades = Object.keys(TEXTS.trades) as Trade[];
  const kinds = new Set(trades.flatMap(kindsOf));
  expect([...TEXTS.categories, ...TEXTS.businessIdeas].filter(({ trade }) => !trades.includes(trade as Trade))).toEqual(
    [],
  );
  expect(trades.filter((trade) => ownLessonsOf(trade).length === 0)).toEqual([]);
  expect(FILMS.filter((film) => film.trades?.some((kind) => !kinds.has(kind)))).toEqual([]);
});

test('playlists: the lessons are for what their topic names', () => {
  const kindsOfTopic = new Map<unknown, readonly string[]>(
    TEXTS.playlistTopics.map(({ name, kinds }) => [name, kinds]),
  );
  const names = new Map(of('playlist-topics-new').map((topic) => [topic.playlistTopicId, topic.playlistTopicName]));
  for (const { playlistId, playlistTopicId } of of('playlists-new')) {
    const kinds = kindsOfTopic.get(names.get(playlistTopicId))!;
    const lessons = lessonsIn('playlist-videos-new', 'playlistId', playlistId);
    expect([playlistId, lessons.filter((lesson) => !fits(lesson, kinds))]).toEqual([playlistId, []]);
  }
});

test('videos of levels and playlists: each has the picture and the description of its own film', () => {
  const videos = [...of('level-videos-new'), ...of('playlist-videos-new')].filter(({ streamVideoId }) =>
    films.has(streamVideoId),
  );
  expect(videos.length).toBeGreaterThan(1_000);
  const others = videos.filter(({ streamVideoId, thumbnailId, description }) => {
    const film = films.get(streamVideoId)!;
    return thumbnailId !== film.posterId || description !== film.description;
  });
  expect(others).toEqual([]);
});

test('the lessons of films and of levels: at least half of them speak Hindi', () => {
  const share = (lessons: readonly { language: Language }[]) =>
    lessons.filter(({ language }) => language === 'hi').length / lessons.length;
  expect(share(FILMS)).toBeGreaterThanOrEqual(0.5);
  expect(share(LESSONS)).toBeGreaterThanOrEqual(0.5);
  expect(share(levels.flatMap(({ lessons }) => lessons))).toBeGreaterThanOrEqual(0.5);
});

test('a number in the title or description of a film: its script says it, in both languages', () => {
  const untrue = FILMS.flatMap((film) =>
    (Object.keys(LANGUAGES) as Language[]).flatMap((language) => {
      const described = film.language === language ? (film.description ?? '') : '';
      const said = numbersIn(scriptOf(film as SeedFilm, language));
      return numbersIn(`${film.title[language]} ${described}`)
        .filter((number) => !said.includes(number))
        .map((number) => `${film.id} (${language}): ${number}`);
    }),
  );
  expect(untrue).toEqual([]);
});

test('a number in the name or description of a playlist: so many lessons, each shorter than a minute', () => {
  for (const { playlistId, playlistName, description } of of('playlists-new')) {
    const lessons = lessonsIn('playlist-videos-new', 'playlistId', playlistId);
    for (const number of numbersIn(`${String(playlistName)} ${String(description ?? '')}`))
      expect([playlistId, lessons.length]).toEqual([playlistId, number]);
    expect(lessons.filter(({ durationMs }) => durationMs >= LONGEST_LESSON_MS)).toEqual([]);
  }
});

test('a number in the name or description of a level: one of its lessons says it', () => {
  for (const { level, lessons } of levels) {
    const said = new Set(lessons.flatMap((lesson) => numbersIn(scriptOf(lesson, 'en'))));
    for (const number of numbersIn(`${String(level.levelName)} ${String(level.description ?? '')}`))
      expect([level.levelId, ...said]).toContain(number);
  }
});

/** The lesson whose title a post has, alone or before the head of a step. */
const lessonOf = ({ title }: Fields): SeedFilm | undefined =>
  LESSONS.find(({ name }) => title === name || String(title).startsWith(`${name}: `));
const posts = of('feed-posts').filter(({ postType, title }) => postType !== 'reels_carousel' && title !== undefined);

test('a post: its title, pictures, film and button are of one lesson', () => {
  for (const post of posts) {
    const lesson = lessonOf(post)!;
    const images = [...((post.imageIds ?? []) as string[]), post.imgId as string | undefined].filter(Boolean);
    const own = [lesson.posterId, stepImage(lesson.id)];
    expect([post.id, images.filter((image) => !own.includes(image!))]).toEqual([post.id, []]);
    if (post.videoStreamId) expect([post.id, post.videoStreamId]).toEqual([post.id, lesson.id]);
    if (post.postType === 'image') {
      const { words } = paintedOn(images[0]!);
      expect([post.id, post.title]).toEqual([post.id, `${lesson.name}: ${words}`]);
    }
    for (const { creatorTopicId, creatorTopicName } of post.businessInfo as Fields[]) {
      const topic = of('creatortopics-new').find((one) => one.creatorTopicId === creatorTopicId)!;
      expect(creatorTopicName).toBe(topic.creatorTopicName);
      const taught = levels.filter(({ level }) => level.creatorTopicId === creatorTopicId);
      expect([post.id, taught.flatMap(({ lessons }) => lessons)]).toEqual([post.id, expect.arrayContaining([lesson])]);
    }
  }
});

test('a story: title, pictures, author and language of one lesson, and no other story has its title', () => {
  const stories = of('stories');
  for (const story of stories) {
    const lesson = LESSONS.find((one) => one.story?.title === story.title)!;
    expect([story.title, story.imageIds]).toEqual([story.title, storyImages(lesson)]);
    expect([story.title, authorOf(story)]).toEqual([story.title, personOf(lesson).name]);
    expect([story.title, story.iconId]).toEqual([story.title, personOf(lesson).face]);
    expect([story.title, languageOf(String(story.title)) ?? 'en']).toEqual([story.title, lesson.language]);
    expect(numbersIn(String(story.title))).toEqual([]);
  }
  expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
});

test('a film, in a post, as a reel or as a story: one author, whatever speaks of it', () => {
  const authors = new Map<unknown, Set<unknown>>();
  const add = (film: unknown, author: unknown) =>
    author !== undefined && authors.set(film, (authors.get(film) ?? new Set()).add(author));
  for (const post of posts) add(lessonOf(post)!.name, authorOf(post));
  for (const { title, creatorName } of of('reel-shorts')) add(title, creatorName);
  for (const story of of('stories'))
    add(LESSONS.find((one) => one.story?.title === story.title)!.name, authorOf(story));
  expect([...authors].filter(([, { size }]) => size !== 1)).toEqual([]);
});

test('the counts of a post: no more likes than views, no more comments than likes', () => {
  const impossible = of('feed-posts').filter(
    ({ viewsCount, likesCount, commentsCount }) =>
      Number(likesCount) > Number(viewsCount) || Number(commentsCount) > Number(likesCount),
  );
  expect(impossible).toEqual([]);
});

test('the number of reels that a post promises: those of the week before it', () => {
  const promising = of('feed-posts').filter(({ reelsCount }) => reelsCount !== undefined);
  expect(promising).not.toEqual([]);
  const playable = of('reel-shorts').filter(({ videoStreamId }) => videoStreamId);
  const ofTheWeek = playable.filter((reel) => timeOf(reel) >= NOW - 7 * DAY_MS);
  for (const { reelsCount } of promising) expect(reelsCount).toBe(ofTheWeek.length);
});

test('a reel: the title and description of its film', () => {
  const reels = new Map(FILMS.filter(({ kind }) => kind === 'reel').map((film) => [titleOf(film), film]));
  for (const { title, description, videoStreamId } of of('reel-shorts')) {
    const film = reels.get(String(title))!;
    expect([description, videoStreamId || film.id]).toEqual([film.description, film.id]);
  }
});

test('the lesson that a reel leads to: of the topic that it names, for the trade of its film; a reel for every trade leads to none', () => {
  const lessons = new Map(of('level-videos-new').map((video) => [video.levelVideoId, video]));
  for (const { title, creatorTopicId, creatorTopicName, levelId, levelVideoId } of of('reel-shorts')) {
    const { trades } = FILMS.find((film) => film.kind === 'reel' && titleOf(film) === title)!;
    if (!trades) {
      expect([title, creatorTopicId, levelId, levelVideoId]).toEqual([title, undefined, undefined, undefined]);
      continue;
    }
    expect([title, trades]).toEqual([title, expect.arrayContaining([tradeOfTopic.get(creatorTopicId)])]);
    const topic = of('creatortopics-new').find((one) => one.creatorTopicId === creatorTopicId)!;
    expect([title, creatorTopicName]).toEqual([title, topic.creatorTopicName]);
    const { level } = levels.find((one) => one.level.levelId === levelId)!;
    expect([title, level.creatorTopicId]).toEqual([title, creatorTopicId]);
    const lesson = lessons.get(levelVideoId)!;
    expect([title, lesson.levelId]).toEqual([title, levelId]);
    expect([title, films.get(lesson.streamVideoId)!.trades]).toEqual([title, expect.arrayContaining([...trades])]);
  }
});

test('the page that the maker of a reel leads to: of a creator with that name, wherever there is one', () => {
  const idsByName = new Map(of('playlist-creators-new').map((one) => [one.playlistCreatorName, one.playlistCreatorId]));
  const reels = of('reel-shorts');
  for (const { title, creatorName, playlistCreatorId } of reels)
    expect([title, playlistCreatorId]).toEqual([title, idsByName.get(creatorName)]);
  expect(reels.filter(({ playlistCreatorId }) => playlistCreatorId)).not.toEqual([]);
});

test('the board of a level and of its topic: the same object', () => {
  const objectOf = (imageId: unknown) => Number(String(imageId).slice('board-'.length)) % 24;
  const boards = new Map(of('creatortopics-new').map((topic) => [topic.creatorTopicId, topic.bigImageId]));
  const others = levels.filter(
    ({ level }) => objectOf(level.thumbnailId) !== objectOf(boards.get(level.creatorTopicId)),
  );
  expect(others).toEqual([]);
});
