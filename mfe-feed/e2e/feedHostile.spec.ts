import fc from 'fast-check';
import { hostilePost } from '../../shared/testing/hostilePosts.ts';
import { storable } from '../../shared/testing/hostileValues.ts';
import { articles, expect, post, scrollTo, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';

const COUNT = 60;
const SEED = 20_251;
const NEWEST = Date.UTC(2026, 0, 1);

test('60 malformed posts from the database: no console error, no request to another origin, and the list loads to its end', async ({
  page,
  feedSite,
}) => {
  test.setTimeout(120_000);
  const hostile = fc.sample(hostilePost, { numRuns: COUNT, seed: SEED }).map((fields, index) => ({
    ...(storable(fields) as object),
    isVisible: true,
    document: `hostile-${index}`,
    // A query ordered by this field would omit a document without it.
    _createdBy: { timestamp: new Date(NEWEST - index * 1_000) },
  }));
  await showPosts(feedSite, [
    ...hostile,
    post(0, { title: 'After all of them', _createdBy: { timestamp: new Date(NEWEST - 100_000) } }),
  ]);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, page.getByText("You're all caught up!"), { stepPx: 900 });
  await expect(page.getByRole('article', { name: 'After all of them' })).toBeVisible();
  await expect
    .poll(async () => Number(await articles(page).last().getAttribute('aria-posinset')))
    .toBeGreaterThan(COUNT / 3);
  const { shell, media, firestore } = feedSite.ports;
  const own = [shell, media, firestore].map((port) => `http://localhost:${port}`);
  expect([...origins].filter((origin) => !own.includes(origin) && origin !== 'null')).toEqual([]);
});
