import type { PageQuery, RawDocument } from '@bazaar/shared/firebase/firestore';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { accountPage, exportAccount } from './exportAccount.ts';
import { readAccount } from './readAccount.ts';

/** Issue 41: the number of random accounts, in each run. */
const ACCOUNTS = 1_000;
const PAGE = 100;
const UID = 'asha';
const TEXTS = { title: 'T', account: 'A', consents: 'C', progress: 'P', nothing: '–' };

const database = vi.hoisted(() => ({ stored: new Map<string, RawDocument[]>(), requests: 0 }));
vi.mock('@bazaar/shared/firebase/firestore', () => ({
  serverNow: () => undefined,
  readDocument: async (name: string, id: string) => database.stored.get(name)?.find((document) => document.id === id),
  readPage: async ({ collection, limit, after }: PageQuery) => {
    database.requests += 1;
    const rest = (database.stored.get(collection) ?? []).filter(({ id }) => !after || id > String(after[0]));
    const documents = rest.slice(0, limit);
    return { documents, next: documents.length === limit ? [documents.at(-1)!.id] : undefined };
  },
}));

const time = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => ({ seconds: Math.floor(date.getTime() / 1000), nanoseconds: (date.getTime() % 1000) * 1e6 }));
const simple = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  time,
);
const name = fc.string({ minLength: 1, maxLength: 6 });
const value = fc.oneof(
  { weight: 6, arbitrary: simple },
  fc.array(simple, { maxLength: 3 }),
  fc.dictionary(name, simple, { maxKeys: 3 }),
);
const fields = fc.dictionary(name, value, { maxKeys: 6 });
const documents = (maxLength: number) =>
  fc
    .uniqueArray(fc.tuple(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), fields), {
      maxLength,
      selector: ([id]) => id,
    })
    .map((all) => all.map(([id, data]): RawDocument => ({ id, data })).toSorted((a, b) => (a.id < b.id ? -1 : 1)));
const account = fc.record({ user: fields, consents: documents(3), progress: documents(250) });

/** The stored value in the words of the file: only times are written in another way. */
const inWords = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, inner: { seconds?: number; nanoseconds?: number } | null) =>
      inner &&
      typeof inner.seconds === 'number' &&
      typeof inner.nanoseconds === 'number' &&
      Object.keys(inner).length === 2
        ? new Date(inner.seconds * 1000 + inner.nanoseconds / 1e6).toISOString()
        : inner,
    ),
  ) as unknown;

test(`${ACCOUNTS} random accounts: the file has exactly what is stored, and the page has each value of it`, async () => {
  await fc.assert(
    fc.asyncProperty(account, async ({ user, consents, progress }) => {
      database.stored = new Map([
        ['users', [{ id: UID, data: user }]],
        [`users/${UID}/consents`, consents],
        [`users/${UID}/progress`, progress],
      ]);
      const file = exportAccount(await readAccount(UID, '+919876543210'));
      const read = JSON.parse(JSON.stringify(file)) as unknown;
      const inFile = (all: RawDocument[]) => Object.fromEntries(all.map(({ id, data }) => [id, inWords(data)]));
      expect(read).toEqual({
        uid: UID,
        mobile: '+919876543210',
        user: inWords(user),
        consents: inFile(consents),
        progress: inFile(progress),
      });
      const page = accountPage(file, TEXTS, 'en');
      expect(page.match(/<h3>/g)?.length ?? 0).toBe(consents.length + progress.length);
      for (const text of textsIn(file)) expect(page).toContain(`>${text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)}<`);
    }),
    { numRuns: ACCOUNTS },
  );
});

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Every text, number and yes or no in a value. */
const textsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)];

test('1,000 lessons: are read with 11 requests, one of them for the consents', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `lesson-${String(index).padStart(4, '0')}`);
  database.stored = new Map([[`users/${UID}/progress`, ids.map((id) => ({ id, data: { title: id } }))]]);
  database.requests = 0;
  const { progress } = await readAccount(UID, '');
  expect(progress).toHaveLength(ids.length);
  expect(database.requests).toBeLessThanOrEqual(ids.length / PAGE + 2); // the last page is full: one more finds the end
});

test('names that would be code: are text on the page', () => {
  const data = { title: '<script>alert(1)</script>', '<b>': '"&\'' };
  const page = accountPage(
    exportAccount({ uid: '', mobile: '', consents: [], progress: [{ id: 'x', data }] }),
    TEXTS,
    'en',
  );
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
