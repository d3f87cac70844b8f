import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageUrls, streamUrl } from '../media/urls.ts';
import { CONTENT_LISTS } from '../testing/contentLists.ts';
import { HOSTILE_DOCUMENTS } from '../testing/hostileDocuments.ts';
import { CASES } from '../tools/suite/suite.ts';
import { category } from './categories.ts';
import { creatorTopic } from './creatorTopics.ts';
import { levelCreator } from './levelCreators.ts';
import { level } from './levels.ts';
import { playlistCreator } from './playlistCreators.ts';
import { playlist } from './playlists.ts';
import { playlistTopic } from './playlistTopics.ts';
import { reel } from './reels.ts';
import { subcategory } from './subcategories.ts';
import { userOf } from './users.ts';

/** A list holds this many of them. */
const PER_LIST = 20;

const { readPage, readDocument } = vi.hoisted(() => ({ readPage: vi.fn(), readDocument: vi.fn() }));
vi.mock('@bazaar/shared/firebase/firestore', () => ({ readPage, readDocument }));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test.each(Object.keys(CONTENT_LISTS) as (keyof typeof CONTENT_LISTS)[])(
  'hostile documents of %s: no list fails, what is shown is plain, and no address leaves its host or folder',
  { timeout: 180_000 },
  async (collection) => {
    const list = CONTENT_LISTS[collection];
    const read = async (documents: object[]): Promise<object[]> => {
      readPage.mockResolvedValue({ documents });
      return (await list.fetchPage(undefined)).items;
    };
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(HOSTILE_DOCUMENTS[collection], { minLength: PER_LIST, maxLength: PER_LIST }),
        async (hostile) => {
          const items = await read(hostile.map((data, index) => ({ id: `document-${index}`, data })));
          shown += items.length;
          for (const item of items) expectPlain(item, 'document');
          // A second cleaning changes nothing.
          expect(await read(items.map((data) => ({ id: 'document', data })))).toEqual(items);
        },
      ),
      { numRuns: CASES / PER_LIST },
    );
    expect(shown).toBeGreaterThan(CASES / 20);
  },
);

test(
  'hostile documents of users: the document of the visitor never fails, and what is shown is plain',
  { timeout: 180_000 },
  async () => {
    const user = userOf('user-x');
    await fc.assert(
      fc.asyncProperty(HOSTILE_DOCUMENTS.users, async (data) => {
        readDocument.mockResolvedValue({ id: 'user-x', data });
        expectPlain(await user.fetch(), 'document');
      }),
    );
  },
);

const DOCUMENTS_BY_ID = {
  category,
  subcategory,
  creatorTopic,
  level,
  levelCreator,
  playlistCreator,
  playlistTopic,
  playlist,
  reel,
};

test.each(Object.entries(DOCUMENTS_BY_ID))(
  'the id of a %s in an address: one that no document can have is none, and is not read',
  async (_, one) => {
    readDocument.mockReset().mockImplementation((_, id: string) => Promise.resolve({ id, data: {} }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '..', 'a/b', 'a/b/c', '__x__/y', '%2e%2e', 'a b')),
        async (id) => void (await one(id).fetch()),
      ),
      { numRuns: 1_000 },
    );
    for (const [, id] of readDocument.mock.calls) expect(id).toMatch(/^(?!\.+$)[\w.-]+$/);
  },
);

// oxlint-disable-next-line no-control-regex -- none of these may be shown
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/;

/** Only what React can draw, and ids only where they stay within their segment of a URL. */
function expectPlain(value: unknown, field: string): void {
  if (value === undefined || value === null || value === true) return;
  if (typeof value === 'number') return expect(Math.abs(value)).toBeLessThanOrEqual(8.64e15);
  if (Array.isArray(value)) {
    expect(value.length).toBeLessThanOrEqual(100);
    for (const item of value) expectPlain(item, field);
    return;
  }
  if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) expectPlain(part, name);
    return;
  }
  if (typeof value !== 'string') throw new Error(`${field} is a ${typeof value}`);
  expect(value.isWellFormed() && !UNWANTED.test(value) && value.length <= 10_000, field).toBe(true);
  if (/ids?$/i.test(field)) expectWithinSegment(value);
}

function expectWithinSegment(id: string): void {
  const image = new URL(imageUrls(id).public);
  expect([image.origin, image.search, image.hash]).toEqual(['http://localhost:5180', '', '']);
  expect(image.pathname).toMatch(/^\/bazaar\/[^/]+\/public$/);
  expect(new URL(streamUrl(id)).pathname).toMatch(/^\/[^/]+\/manifest\/video\.m3u8$/);
}
