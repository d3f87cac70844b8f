import * as firestore from '@bazaar/shared/firebase/firestore';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useRoutes } from '@bazaar/shared/router';
import { useNewcomer } from '@bazaar/shared/session/newcomer';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLessonPrefs } from '../../../shared/player/lesson/lessonPrefs.ts';
import '../../../shared/ui/reset.css';
import '../../../shared/ui/tokens.css';
import { routes } from '../routes.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
  readDocument: vi.fn(),
}));

const createdAt = { seconds: 1, nanoseconds: 0 };
const DOCUMENTS: Record<string, Record<string, unknown>> = {
  'levels-new': { levelId: 'l', levelName: 'Know the tools', creatorTopicId: 't', createdAt },
  'creatortopics-new': { creatorTopicId: 't', creatorTopicName: 'Tailoring', subCategoryId: 'default', createdAt },
};
const videoOn = (pageNo: string, levelVideoId: string, streamVideoId?: string) => {
  return {
    levelVideoId,
    levelVideoName: `Part ${levelVideoId}`,
    levelId: 'l',
    pageNo,
    streamVideoId,
    duration: 12_000,
    createdAt,
  };
};
const VIDEOS = [videoOn('1', 'a', 's'), videoOn('1', 'gone'), videoOn('1', 'b', 's'), videoOn('3', 'c', 's')];

// No test counts the time in which the screens come.
beforeAll(async () => void (await import('./LevelVideosScreen.tsx')), 60_000);

beforeEach(async () => {
  await clearPersistedQueries();
  vi.mocked(firestore.readDocument).mockImplementation(async (collection, id) => {
    return DOCUMENTS[collection] && { id, data: DOCUMENTS[collection] };
  });
  vi.mocked(firestore.readPage).mockImplementation(async ({ collection, where = [] }) => {
    const isWanted = (video: Record<string, unknown>) => where.every(([field, value]) => video[field] === value);
    const documents = collection === 'level-videos-new' ? VIDEOS.filter(isWanted) : [];
    return { documents: documents.map((data) => ({ id: data.levelVideoId, data })) };
  });
});

const Screens = () => <main>{useRoutes(routes)}</main>;
const open = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const main = page.getByRole('main');

test.each([
  ['?page=1&video=a', 'Lesson 1 of 3 · 0:12'],
  ['?page=1&video=b', 'Lesson 2 of 3 · 0:12'],
  ['?page=3&video=c', 'Lesson 3 of 3 · 0:12'],
])('a lesson at %s is counted in its level, over all pages and as the path counts: %s', async (search, position) => {
  await open(`/levels/t/videos/l${search}`);
  await expect.element(main).toHaveTextContent(position);
});

test('a lesson that cannot be watched is not counted', async () => {
  await open('/levels/t/videos/l?page=1&video=gone');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Part gone');
  await expect.element(main).toHaveTextContent('0:12');
  expect(document.body.textContent).not.toContain('Lesson 0');
});

test('the title of the browser names the lesson, its level and its topic', async () => {
  await open('/levels/t/videos/l?page=1&video=a');
  await expect.poll(() => document.title).toMatch(/^Part a · Know the tools · Tailoring · /);
});

test('theatre mode on a desktop: the player is as wide as the page, its list below it', async () => {
  await page.viewport(1440, 900);
  await open('/levels/t/videos/l?page=1&video=a');
  const boxOf = (part: Locator) => part.element().getBoundingClientRect();
  const player = page.getByRole('region', { name: 'Video player: Part a' });
  const list = page.getByRole('list', { name: 'Videos of this page' });
  await expect.element(list).toBeVisible();
  await expect.element(player).toBeVisible();
  expect(boxOf(list).left).toBeGreaterThanOrEqual(boxOf(player).right);
  const { width } = boxOf(player);
  setLessonPrefs({ isTheatre: true });
  await expect.poll(() => boxOf(player).width).toBeGreaterThan(width * 1.25);
  expect(boxOf(player).bottom).toBeLessThanOrEqual(900);
  expect(boxOf(list).top).toBeGreaterThanOrEqual(boxOf(player).bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  setLessonPrefs({ isTheatre: false });
  await expect.poll(() => boxOf(player).width).toBe(width);
});

test('on a phone there is no theatre mode', async () => {
  await page.viewport(360, 740);
  await open('/levels/t/videos/l?page=1&video=a');
  await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Theatre mode' }).elements()).toEqual([]);
});

test.each([320, 360, 768, 1280])(
  'a newcomer at %i px is told beside Back what the school is: nothing moves',
  async (width) => {
    await page.viewport(width, 740);
    await open('/levels/t/videos/l?page=1&video=a');
    const player = page.getByRole('region', { name: 'Video player: Part a' });
    const line = main.getByRole('link', { name: /^Bazaar School: / });
    await expect.element(player).toBeVisible();
    expect(line.elements()).toEqual([]);
    const { top } = player.element().getBoundingClientRect();
    useNewcomer.setState({ isNewcomer: true });
    await expect.element(line).toHaveAttribute('href', '/about');
    expect(player.element().getBoundingClientRect().top).toBe(top);
    const { left, right } = line.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(
      main.getByRole('button', { name: 'Back' }).element().getBoundingClientRect().right,
    );
    expect(right).toBeLessThanOrEqual(width);
    useNewcomer.setState({ isNewcomer: false });
    await expect.element(line).not.toBeInTheDocument();
    expect(player.element().getBoundingClientRect().top).toBe(top);
  },
);
