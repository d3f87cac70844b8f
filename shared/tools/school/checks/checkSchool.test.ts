import { expect, test, vi } from 'vitest';
import { LOCAL_CONFIG } from '../../../contracts/config.ts';
import { importSchool } from '../importSchool.ts';
import { checkFolder, folderWith } from '../schoolForTests.ts';

const HEADER = 'levelVideoId,levelVideoName,description,levelId,pageNo,streamVideoId,thumbnailId,duration';
type Lesson = Record<'id' | 'name' | 'description' | 'level' | 'page' | 'stream' | 'image' | 'length', string>;

const lessonOf = (row: number): Lesson => ({
  id: `lesson-${row}`,
  name: `Lesson ${row}`,
  description: '',
  level: 'shop-start',
  page: '1',
  stream: 'lesson-07',
  image: 'board-03',
  length: '4:05',
});

/** The faulty rows of the 1,000, each with the names of its faults. */
const FAULTS: [row: number, given: Partial<Lesson>, ...named: string[]][] = [
  [2, { id: '' }, 'column levelVideoId: is missing'],
  [40, { id: 'two words' }, 'column levelVideoId: “two words” is no id: only letters, digits, “.”, “_” and “-”'],
  [41, { id: 'lesson-39' }, 'column levelVideoId: “lesson-39” is the id of row 39 too'],
  [80, { id: '__lesson__' }, 'column levelVideoId: Resource id "__lesson__" is invalid because it is reserved.'],
  [120, { name: '' }, 'column levelVideoName: is missing'],
  [121, { name: 'क'.repeat(81) }, 'column levelVideoName: has 81 characters, of which the app shows 80'],
  [160, { name: 'Saw\u202Ereversed' }, 'column levelVideoName: “Saw?reversed” has characters that the app leaves out'],
  [200, { description: 'a'.repeat(2_001) }, 'column description: has 2001 characters, of which the app shows 2000'],
  [240, { level: '' }, 'column levelId: is missing'],
  [241, { level: 'no-such-level' }, 'column levelId: “no-such-level” is no row of levels-new'],
  [
    280,
    { level: 'कुर्सी' },
    'column levelId: “कुर्सी” is no row of levels-new',
    'column levelId: “कुर्सी” is no id: only letters, digits, “.”, “_” and “-”',
  ],
  [320, { page: '' }, 'column pageNo: is missing'],
  [321, { page: '4' }, 'column pageNo: “4” is none of: 1, 2, 3'],
  [360, { page: 'one' }, 'column pageNo: “one” is none of: 1, 2, 3'],
  [400, { stream: '' }, 'column streamVideoId: is missing'],
  [401, { stream: '../secret' }, 'column streamVideoId: “../secret” is no id: only letters, digits, “.”, “_” and “-”'],
  [
    440,
    { image: 'board 03.webp' },
    'column thumbnailId: “board 03.webp” is no id: only letters, digits, “.”, “_” and “-”',
  ],
  [
    480,
    { length: 'four minutes' },
    'column duration: “four minutes” is no length: write 4:05, 1:04:05, or milliseconds',
  ],
  [481, { length: '4:75' }, 'column duration: “4:75” is no length: write 4:05, 1:04:05, or milliseconds'],
  [520, { length: '-5' }, 'column duration: “-5” is no length: write 4:05, 1:04:05, or milliseconds'],
  [560, { length: '86400001' }, 'column duration: “86400001” would be left out by the app'],
  [600, { length: '4:05,surplus' }, 'column number 9: has a cell, but no name in the header'],
  [
    1000,
    { page: '0', length: 'x' },
    'column pageNo: “0” is none of: 1, 2, 3',
    'column duration: “x” is no length: write 4:05, 1:04:05, or milliseconds',
  ],
];

const sheetWith = (faults: typeof FAULTS) => {
  const given = new Map(faults.map(([row, fields]) => [row, fields]));
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    Object.values({ ...lessonOf(index + 2), ...given.get(index + 2) }).join(','),
  );
  return folderWith({ 'level-videos-new.csv': [HEADER, ...rows].join('\n') });
};

test('a sheet of 1,000 rows with 25 faults: each of the 25 is named with sheet, row and column, and nothing else', () => {
  const { faults } = checkFolder(sheetWith(FAULTS));
  const expected = FAULTS.flatMap(([row, , ...named]) =>
    named.map((text) => `level-videos-new.csv, row ${row}, ${text}`),
  );
  expect(expected).toHaveLength(25);
  expect(faults.toSorted()).toEqual(expected.toSorted());
});

test('the same sheet is not written, not even in part', async () => {
  const openDatabase = vi.fn<() => never>();
  const imported = importSchool(sheetWith(FAULTS), { site: LOCAL_CONFIG, openDatabase }, () => {});
  await expect(imported).rejects.toThrow('Faults: 25. Nothing was written.');
  expect(openDatabase).not.toHaveBeenCalled();
});

test('the same sheet without them: 1,000 lessons', () => {
  const { faults, documents } = checkFolder(sheetWith([]));
  expect(faults).toEqual([]);
  expect(documents.filter(({ path }) => path.startsWith('level-videos-new/'))).toHaveLength(1_000);
});

test('a topic with a faulty id: one fault, not one more of each row that refers to it', () => {
  const sheet =
    'creatorTopicId,creatorTopicName,subCategoryId\ncarpenter shop,A,default\nhang-a-door,B,doors\nmend-a-chair,C,furniture';
  const { faults } = checkFolder(
    folderWith({
      'creatortopics-new.csv': sheet,
      'level-creators-new.csv':
        'id,creatorTopicId\nrajesh-shop,carpenter shop\nrajesh-doors,hang-a-door\nsunita-chairs,mend-a-chair',
      'levels-new.csv':
        'levelId,levelName,creatorTopicId\nshop-start,A,hang-a-door\ndoor-measure,B,hang-a-door\nchair-leg,C,hang-a-door',
      'feed-posts.json': '[]',
    }),
  );
  expect(faults.filter((line) => line.startsWith('creatortopics-new.csv'))).toHaveLength(1);
  expect(faults.filter((line) => line.includes('is no row'))).toEqual([]);
});

test.each<[sheet: string, content: string, ...faults: string[]]>([
  [
    'creatortopics-new.csv',
    'creatorTopicId,creatorTopicName,subCategoryId,createdAt,colour\ncarpenter-shop,A,default,27/11/2026,red\nhang-a-door,B,doors,,\nmend-a-chair,C,furniture,2026-02-30,',
    'row 1, column colour: is no column of creatortopics-new, which has creatorTopicId, creatorTopicName, categoryId, subCategoryId, bigImageId, smallImageId, createdAt',
    'row 2, column createdAt: “27/11/2026” is no date: write 2026-11-27, or 2026-11-27 18:30 +05:30',
    'row 3, column createdAt: is missing',
    'row 4, column createdAt: “2026-02-30” is no date: write 2026-11-27, or 2026-11-27 18:30 +05:30',
  ],
  [
    'levels-new.csv',
    'levelId,levelName,creatorTopicId,levelCreatorId,sectionType\nshop-start,A,carpenter-shop,nobody,Why\ndoor-measure,B,hang-a-door,rajesh-doors,How\nchair-leg,C,mend-a-chair,sunita-chairs,',
    'row 2, column levelCreatorId: “nobody” is no row of level-creators-new',
    'row 2, column sectionType: “Why” is none of: What, How',
  ],
  [
    'stories.csv',
    'id,_createdBy.timestamp,imageIds.1,imageIds.3,imageAlts.1,imageAlts.4\nbench,2026-01-05,story-01,story-03,A bench.,A saw.\nsaw,,story-02,,,\nplane,2026-01-06,,,A plane.,',
    'row 2, column imageIds: has 3 items, of which the app takes 2',
    'row 2, column imageAlts: has 4 items, of which the app takes 2',
    'row 3, column _createdBy.timestamp: is missing',
    'row 4, column imageAlts: has 1 items, of which the app takes 0',
  ],
  [
    'feed-posts.json',
    JSON.stringify([
      { id: 'a', isVisible: 'perhaps', postType: 'poll', reelsCount: '12 or so', _createdBy: { timestamp: true } },
      {
        id: 'b',
        isVisible: true,
        buttonBgColor: 'orange',
        businessInfo: [{ creatorTopicId: 'nothing', price: 7 }],
        _createdBy: { timestamp: 0 },
      },
      7,
    ]),
    'row 3: is no object',
    'row 1, column isVisible: “perhaps” is neither yes nor no',
    'row 1, column postType: “poll” is none of: image, multi_image, video, reels_carousel, other',
    'row 1, column reelsCount: “12 or so” is no whole number',
    'row 1, column _createdBy.timestamp: “true” is no date: write 2026-11-27, or 2026-11-27 18:30 +05:30',
    'row 2, column buttonBgColor: “orange” is no colour: write #F57C00',
    'row 2, column businessInfo.1.creatorTopicId: “nothing” is no row of creatortopics-new',
    'row 2, column businessInfo.1.price: “7” would be left out by the app',
  ],
])('%s: what the app would not show is a fault', (sheet, content, ...expected) => {
  const { faults } = checkFolder(folderWith({ [sheet]: content }));
  expect(faults).toEqual(expected.map((text) => `${sheet}, ${text}`));
});

test('a post that is not to be visible is written as that; yes and no in Hindi too', () => {
  const sheet = 'id,isVisible,_createdBy.timestamp\na,no,2026-01-05\nb,हाँ,2026-01-05';
  const folder = folderWith({ 'feed-posts.csv': sheet }, { isEmpty: true });
  const { documents, faults } = checkFolder(folder);
  expect(faults).toEqual([]);
  expect(documents.map(({ fields }) => fields.isVisible)).toEqual([false, true]);
});

test('a sheet without times: its rows are in the order of the list; one row more moves those after it', () => {
  const timesOf = (rows: string) =>
    checkFolder(folderWith({ 'categories.csv': `categoryId,categoryName\n${rows}` }, { isEmpty: true })).documents.map(
      ({ path, fields }) => [path, (fields.createdAt as Date).toISOString()],
    );
  expect(timesOf('b,B\na,A')).toEqual([
    ['categories/b', '2026-01-01T00:02:00.000Z'],
    ['categories/a', '2026-01-01T00:03:00.000Z'],
  ]);
  expect(timesOf('b,B\nc,C\na,A').at(-1)).toEqual(['categories/a', '2026-01-01T00:04:00.000Z']);
});
