import * as firestore from '@bazaar/shared/firebase/firestore';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useRoutes } from '@bazaar/shared/router';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../shared/ui/reset.css';
import '../../../shared/ui/tokens.css';
import { routes } from '../routes.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
  readDocument: vi.fn(),
}));

const createdAt = { seconds: 1, nanoseconds: 0 };
const level = (levelId: string, levelCreatorId: string, sectionType: 'What' | 'How') => {
  return { levelId, levelName: `Level ${levelId}`, creatorTopicId: 't', levelCreatorId, sectionType, createdAt };
};
const COLLECTIONS: Record<string, Record<string, unknown>[]> = {
  'creatortopics-new': [{ creatorTopicId: 't', creatorTopicName: 'Tailoring', createdAt }],
  'level-creators-new': ['Asha', 'Bina', 'Chitra'].map((levelCreatorName) => {
    return { id: levelCreatorName.toLowerCase(), creatorTopicId: 't', levelCreatorName, createdAt };
  }),
  'levels-new': [
    level('1', 'asha', 'What'),
    level('2', 'bina', 'What'),
    level('3', 'asha', 'How'),
    level('4', 'bina', 'How'),
  ],
};
const documentsIn = (collection: string) =>
  (COLLECTIONS[collection] ?? []).map((data) => ({
    id: String(data['creatorTopicId'] === 't' && data['id'] ? data['id'] : (data['levelId'] ?? data['creatorTopicId'])),
    data,
  }));

// No test counts the time in which the screens come.
beforeAll(async () => void (await import('../lists.tsx')), 60_000);

beforeEach(async () => {
  await clearPersistedQueries();
  vi.mocked(firestore.readPage).mockImplementation(async ({ collection }) => ({ documents: documentsIn(collection) }));
  vi.mocked(firestore.readDocument).mockImplementation(async (collection, id) =>
    documentsIn(collection).find((document) => document.id === id),
  );
});

const Screens = () => <main>{useRoutes(routes)}</main>;
const CREATORS = '/level/categories/c/subcategories/s/creators/t';
const open = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** The levels with the headings above them, in the order of the page. */
const outline = () =>
  [...document.querySelectorAll('main :is(h2, h3, ol a)')].map((element) => element.textContent.trim());

test('a creator is chosen: their levels stand first under their name, all others below; the heading names no maker of all', async () => {
  await open(CREATORS);
  await page.getByRole('link', { name: 'Bina' }).click();
  await expect
    .poll(outline)
    .toEqual([
      'By Bina',
      'What',
      'Level 2',
      'How',
      'Level 4',
      'By other creators',
      'What',
      'Level 1',
      'How',
      'Level 3',
    ]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Level's Tailoring$/);
});

test('a level of another than the chosen creator: its page names its own maker, and nowhere the chosen one', async () => {
  await open(`${CREATORS}/levels/t?creator=bina`);
  await expect.poll(outline).toContain('By Bina');
  await page.getByRole('link', { name: 'Level 1' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/Level 1.*Tailoring.*Asha/);
  expect(document.body.textContent).not.toContain('Bina');
  expect(document.title).not.toContain('Bina');
});

test('each creator of a topic has an address of their own, on the route of the topic', async () => {
  await open(CREATORS);
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible();
  const links = [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href')!);
  expect(new Set(links).size).toBe(3);
  for (const link of links) expect(link).toMatch(/^\/level\/categories\/c\/subcategories\/s\/creators\/t\/levels\/t\?/);
});

test('the chosen creator teaches no level of the topic: it says so, and shows the others', async () => {
  await open(`${CREATORS}/levels/t?creator=chitra`);
  await expect.element(page.getByText('No levels of this topic yet')).toBeVisible();
  await expect.poll(() => outline().slice(0, 4)).toEqual(['By Chitra', 'By other creators', 'What', 'Level 1']);
});

test.each(['', '?creator=', '?creator=nobody', '?creator=..%2F'])(
  'with "%s" no creator is chosen: What, then How',
  async (search) => {
    await open(`${CREATORS}/levels/t${search}`);
    await expect.poll(outline).toEqual(['What', 'Level 1', 'Level 2', 'How', 'Level 3', 'Level 4']);
  },
);

test.each([
  [1440, 1440],
  [2560, 1600],
])('at %i px the list is %i px wide, and sections beside each other are both full', async (viewport, width) => {
  await page.viewport(viewport, 900);
  await open(`${CREATORS}/levels/t`);
  await expect.poll(outline).toEqual(['What', 'Level 1', 'Level 2', 'How', 'Level 3', 'Level 4']);
  expect(document.querySelector('main > section')!.getBoundingClientRect().width).toBe(width);
  const sections = [...document.querySelectorAll('section section')]
    .slice(-2)
    .map((each) => each.getBoundingClientRect());
  expect(sections[0]!.top).toBe(sections[1]!.top);
});

test('a topic with one section of four levels: they stand in two columns on a desktop, in one on a phone', async () => {
  const all = COLLECTIONS['levels-new'];
  COLLECTIONS['levels-new'] = ['1', '2', '3', '4'].map((id) => level(id, 'asha', 'What'));
  onTestFinished(() => void (COLLECTIONS['levels-new'] = all!));
  await page.viewport(1440, 900);
  await open(`${CREATORS}/levels/t`);
  await expect.poll(outline).toEqual(['What', 'Level 1', 'Level 2', 'Level 3', 'Level 4']);
  const columns = () => {
    const steps = page.getByRole('listitem').elements();
    return new Set(steps.map((step) => Math.round(step.getBoundingClientRect().left))).size;
  };
  await expect.poll(columns).toBe(2);
  await page.viewport(360, 740);
  await expect.poll(columns).toBe(1);
});
