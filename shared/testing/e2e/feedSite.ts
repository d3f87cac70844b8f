import type { Locator, Page } from '@playwright/test';
import { seedDocuments, type SeedDocument } from '../../tools/backend/seedDocuments.ts';
import type { Site } from '../../tools/serve/startSite.ts';
import { rendered } from './frames.ts';

export { expect, test } from './site.ts';

type Fields = Record<string, unknown>;

// oxlint-disable-next-line bazaar/tests-do-not-race -- posts of the last minutes: time stands still at the start of each test
const NOW = Date.now();

/** A visible post; the lower its number, the newer it is. */
export const post = (number: number, fields: Fields = {}) => ({
  id: `p-${String(number).padStart(4, '0')}`,
  isVisible: true,
  title: `Post ${number}`,
  postType: 'image',
  imageIds: ['post-01'],
  businessInfo: [{ creatorTopicId: 'topic-001', creatorTopicName: 'Tea Stall' }],
  _createdBy: { timestamp: new Date(NOW - number * 60_000) },
  ...fields,
});

export const posts = (count: number, fields: (number: number) => Fields = () => ({})) =>
  Array.from({ length: count }, (_, index) => post(index + 1, fields(index + 1)));

const firestore = (site: Site) => `http://localhost:${site.ports.firestore}`;

/** Replaces all documents of the database by these posts. */
export async function showPosts(site: Site, documents: readonly Fields[]): Promise<void> {
  await showDocuments(site, []);
  await addPosts(site, documents);
}

/** Replaces all documents of the database by these. */
export async function showDocuments(site: Site, documents: readonly SeedDocument[]): Promise<void> {
  await fetch(`${firestore(site)}/emulator/v1/projects/demo-bazaar/databases/(default)/documents`, {
    method: 'DELETE',
  });
  await seedDocuments(firestore(site), documents);
}

export const addPosts = (site: Site, documents: readonly Fields[]) =>
  seedDocuments(
    firestore(site),
    documents.map((fields, index) => ({
      path: `feed-posts/${typeof fields.document === 'string' ? fields.document : typeof fields.id === 'string' && fields.id ? fields.id : `x-${index}`}`,
      fields,
    })),
  );

/** Adds one story above the posts. */
export const addStory = (site: Site) =>
  seedDocuments(firestore(site), [
    {
      path: 'stories/s-1',
      fields: {
        title: 'A day at the mandi',
        imageIds: ['post-07'],
        iconId: 'face-01',
        _createdBy: { displayName: 'Sunita', timestamp: new Date(NOW) },
      },
    },
  ]);

/** In the body of a query for a later page: its cursor. */
export const LATER_PAGE = '"startAt"';

export const articles = (page: Page): Locator => page.getByRole('feed', { name: 'Posts' }).getByRole('article');

export const article = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

/** Scrolls with the mouse wheel until the target is on the screen. */
export async function scrollTo(page: Page, target: Locator, { stepPx = 500, most = 200 } = {}): Promise<void> {
  await articles(page).first().waitFor();
  let steps = 0;
  while (steps < most) {
    if (await isOnScreen(target)) return;
    await page.mouse.wheel(0, stepPx);
    await rendered(page);
    // Steps while the next page is loading do not count: its time depends on the machine.
    if ((await page.locator('[role=feed][aria-busy=true]').count()) === 0) steps += 1;
  }
  throw new Error(`${String(target)} did not appear`);
}

/** In one evaluation: between two the target may be unmounted, which Playwright would wait for. */
const isOnScreen = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([element]) => {
    if (!element) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight - 60 && bottom > 60;
  });
