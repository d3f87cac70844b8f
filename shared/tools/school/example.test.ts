import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { categories } from '../../data/categories.ts';
import { businessTopics, topicsOf } from '../../data/creatorTopics.ts';
import { feedPosts } from '../../data/feedPosts.ts';
import { levelCreatorsOf } from '../../data/levelCreators.ts';
import { levelsOf } from '../../data/levels.ts';
import { levelVideosOf } from '../../data/levelVideos.ts';
import { playlistCreators } from '../../data/playlistCreators.ts';
import { playlistsOf } from '../../data/playlists.ts';
import { playlistTopicsOf } from '../../data/playlistTopics.ts';
import { playlistVideosOf } from '../../data/playlistVideos.ts';
import { reels } from '../../data/reels.ts';
import type { CollectionList } from '../../data/schema/collection.ts';
import { stories } from '../../data/stories.ts';
import { subcategoriesOf } from '../../data/subcategories.ts';
import { startBackend, type Backend } from '../backend/startBackend.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { importSchool } from './importSchool.ts';
import { checkFolder, EXAMPLE, folderWith } from './schoolForTests.ts';
import { SHEETS } from './sheets/sheets.ts';
import { localDatabase } from './writing/database.ts';

let backend: Backend;
vi.mock('../../contracts/siteConfig.ts', () => ({
  siteConfig: () => ({
    firebase: { projectId: 'demo-bazaar', apiKey: 'local' },
    backend: { firestore: `127.0.0.1:${backend.firestorePort}` },
  }),
}));

beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: 'demo-bazaar', log: () => {} });
  const openDatabase = () => localDatabase(backend.firestorePort);
  await importSchool(folderWith(), { site: LOCAL_CONFIG, openDatabase }, () => {});
});
afterAll(() => backend.stop());

test('the example has a sheet of every collection, and no fault', () => {
  const { files, faults } = checkFolder(EXAMPLE);
  expect(faults).toEqual([]);
  expect(files.map(({ sheet }) => sheet.name)).toEqual(SHEETS.map(({ name }) => name));
});

const TOPICS = ['carpenter-shop', 'hang-a-door', 'mend-a-chair'];

test.each<[screen: string, list: CollectionList<object>]>([
  ['categories', categories],
  ['subcategories', subcategoriesOf('carpentry')],
  ['topics of doors', topicsOf('doors')],
  ['topics of furniture', topicsOf('furniture')],
  ['business topics', businessTopics],
  ...TOPICS.map((topic) => [`creators of ${topic}`, levelCreatorsOf(topic)] as [string, CollectionList<object>]),
  ...TOPICS.map((topic) => [`levels of ${topic}`, levelsOf(topic)] as [string, CollectionList<object>]),
  ['lessons of a business topic', levelVideosOf('shop-start', 1)],
  ['lessons on doors', levelVideosOf('door-measure', 1)],
  ['lessons on chairs', levelVideosOf('chair-leg', 1)],
  ['creators', playlistCreators],
  ['topics of a creator', playlistTopicsOf('rajesh')],
  ['playlists', playlistsOf('money')],
  ['videos of a playlist', playlistVideosOf('prices')],
  ['reels', reels],
  ['stories', stories],
  ['posts', feedPosts],
])('with the example in the local backend, the app lists: %s', async (_, list) => {
  const warned = vi.spyOn(console, 'warn');
  const { items } = await list.fetchPage();
  expect(items.length).toBeGreaterThan(0);
  expect(warned).not.toHaveBeenCalled();
});

test('pictures and films of the example are on the local media server; others are named with their cells', async () => {
  const media = await startMedia({ port: 0, origins: '*' });
  const host = `http://127.0.0.1:${media.port}`;
  const site = { ...LOCAL_CONFIG, images: `${host}/bazaar`, streams: host };
  await importSchool(EXAMPLE, { site, isMediaChecked: true }, () => {});
  const other = folderWith({
    'categories.csv': 'categoryId,categoryName,bigImageId\ncarpentry,Carpenter,no-picture',
    'reel-shorts.csv': 'id,videoStreamId,_createdBy.timestamp\na,no-film,2026-01-01\nb,no-film,2026-01-01',
  });
  const result = importSchool(other, { site, isMediaChecked: true }, () => {});
  await expect(result).rejects.toThrow('Faults: 3. Nothing was written.');
  await expect(result).rejects.toThrow(`categories.csv, row 2, column bigImageId: “no-picture” is not there: ${host}`);
  await expect(result).rejects.toThrow('reel-shorts.csv, row 3, column videoStreamId: “no-film” is not there');
  await media.stop();
});
