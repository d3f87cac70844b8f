import * as firestore from '@bazaar/shared/firebase/firestore';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useRoutes } from '@bazaar/shared/router';
import { violations } from '@bazaar/shared/testing/violations.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendError } from '../../shared/firebase/backendError.ts';
import '../../shared/ui/tokens.css';
import { routes } from './routes.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
  readDocument: vi.fn(),
}));
const { readPage, readDocument } = vi.mocked(firestore);

type Given = { documents: Record<string, unknown>[] } | { error: BackendError };

/** Sets the answer of the collection from now on; all others are empty. */
const give = (collection: string, given: Given) =>
  readPage.mockImplementation(async (query) => {
    if (query.collection !== collection) return { documents: [] };
    if ('error' in given) throw given.error;
    return { documents: given.documents.map((data, index) => ({ id: `d-${index}`, data })) };
  });

beforeEach(async () => {
  readDocument.mockReset().mockResolvedValue(undefined);
  await clearPersistedQueries();
});

const Screens = () => <main>{useRoutes(routes)}</main>;
const show = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const createdAt = { seconds: 1, nanoseconds: 0 };
const TOPICS = '/creators/c/topics';
const PLAYLISTS = `${TOPICS}/t/playlists`;

/** Every screen of the remote, its collection, a document of it and its texts. */
const SCREENS = [
  {
    path: '/creators',
    collection: 'playlist-creators-new',
    item: { playlistCreatorId: 'c', playlistCreatorName: 'Asha Patil', createdAt },
    name: 'Asha Patil',
    empty: 'No creators found',
    elsewhere: 'See all categories',
    failed: 'Error fetching creators',
  },
  {
    path: TOPICS,
    collection: 'playlist-topics-new',
    item: { playlistTopicId: 't', playlistTopicName: 'Shop talk', playlistCreatorId: 'c', createdAt },
    name: 'Shop talk',
    empty: 'No topics found for this creator',
    elsewhere: 'See other creators',
    failed: 'Error fetching topics',
  },
  {
    path: PLAYLISTS,
    collection: 'playlists-new',
    item: { playlistId: 'p', playlistName: 'Rain season', playlistTopicId: 't', createdAt },
    name: 'Rain season',
    empty: 'No playlists found for this topic',
    elsewhere: 'See other topics',
    failed: 'Error fetching playlists',
  },
  {
    path: `${PLAYLISTS}/p/videos`,
    collection: 'playlist-videos-new',
    // Without a stream: the list is shown, nothing is requested to play.
    item: { playlistVideoId: 'v', playlistVideoName: 'Open the frame', playlistId: 'p', createdAt },
    name: 'Open the frame',
    empty: 'No videos found in this playlist',
    elsewhere: 'See other playlists',
    failed: 'Error fetching videos',
  },
] as const;

const link = (name: string) => page.getByRole('list').getByRole('link', { name }).first();

test.each(SCREENS)(
  '$collection empty: its text, a link elsewhere, and Refresh finds what has come since',
  async ({ path, collection, item, name, empty, elsewhere }) => {
    give(collection, { documents: [] });
    await show(path);
    await expect.element(page.getByRole('status').filter({ hasText: empty })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: elsewhere })).toBeVisible();
    expect(await violations()).toEqual([]);
    give(collection, { documents: [item] });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(link(name)).toBeVisible();
  },
);

test.each(SCREENS)(
  '$collection fails: an alert with its text, and Try Again finds what is there',
  async ({ path, collection, item, name, failed }) => {
    give(collection, { error: new BackendError('denied') });
    await show(path);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(failed);
    expect(await violations()).toEqual([]);
    give(collection, { documents: [item] });
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(link(name)).toBeVisible();
  },
);

test.each(['unreachable', 'busy', 'timedOut', 'denied', 'invalid', 'unknown'] as const)(
  'F31, F32, F33, F35, F36: a database that is %s: an error, never an empty playlist',
  async (kind) => {
    give('playlist-videos-new', { error: new BackendError(kind) });
    await show(`${PLAYLISTS}/p/videos`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error fetching videos');
    expect(page.getByText('No videos found in this playlist').elements()).toHaveLength(0);
  },
);
