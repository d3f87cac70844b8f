import * as firestore from '@bazaar/shared/firebase/firestore';
import * as paths from '@bazaar/shared/contracts/paths';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useLocation, useRoutes } from '@bazaar/shared/router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { routes } from '../routes.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
  readDocument: vi.fn(),
}));

const createdAt = { seconds: 1, nanoseconds: 0 };
const COLLECTIONS: Record<string, Record<string, unknown>[]> = {
  'creatortopics-new': [
    { creatorTopicId: 'cab', creatorTopicName: 'Cab Driving', subCategoryId: 'default', createdAt },
    { creatorTopicId: 'books', creatorTopicName: 'Accounts', subCategoryId: 'default', createdAt },
  ],
  categories: [
    { categoryId: 'cabs', categoryName: 'Cab Driving', createdAt },
    { categoryId: 'ethics', categoryName: 'Dharm Yudh', createdAt },
  ],
};

// No test counts the time in which the screens come.
beforeAll(async () => void (await import('../lists.tsx')), 60_000);

beforeEach(async () => {
  await clearPersistedQueries();
  vi.mocked(firestore.readDocument).mockResolvedValue(undefined);
  vi.mocked(firestore.readPage).mockImplementation(async ({ collection, where = [] }) => {
    const isWanted = (document: Record<string, unknown>) => where.every(([field, value]) => document[field] === value);
    return {
      documents: (COLLECTIONS[collection] ?? []).filter(isWanted).map((data, id) => ({ id: String(id), data })),
    };
  });
});

function Screens() {
  const { pathname } = useLocation();
  return <main data-path={pathname}>{useRoutes(routes)}</main>;
}

test.each([
  [
    'a business topic and a category of the name: the topic',
    paths.businessTopic('Cab Driving'),
    '/business/levels/cab',
  ],
  ['a category of the name', paths.categoryNamed('Dharm Yudh'), '/level/categories/ethics'],
  [
    'nothing of the name: what the card names besides',
    paths.businessTopic('Money', 'Accounts'),
    '/business/levels/books',
  ],
  ['nothing of either name: all business topics', paths.businessTopic('Money', 'Gold'), '/business'],
  ['nothing of the name: all categories', paths.categoryNamed('Shunye'), '/level/categories'],
])('%s is opened', async (_promise, path, opened) => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.poll(() => document.querySelector('main')!.dataset.path).toBe(opened);
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
});
