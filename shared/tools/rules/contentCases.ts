import { allowed, denied, type AccessCase, type Person } from './accessCase.ts';
import { ASHA, CONTENT_COLLECTIONS } from './accessWorld.ts';

const READERS: readonly (readonly [string, Person | undefined])[] = [
  ['a visitor', undefined],
  ['a signed-in user', ASHA],
];

/** Content: everyone reads it by pages, nobody writes it. Posts are read under their own conditions. */
export const contentCases: readonly AccessCase[] = READERS.flatMap(([who, as]) => [
  ...CONTENT_COLLECTIONS.flatMap((collection) => [
    allowed(`${who} gets from ${collection}`, as, { does: 'get', path: `${collection}/one` }),
    allowed(`${who} lists a page of ${collection}`, as, { does: 'list', collection, limit: 100 }),
    denied(`${who} lists ${collection} without a limit`, as, { does: 'list', collection }),
    denied(`${who} lists ${collection} with too large a limit`, as, { does: 'list', collection, limit: 101 }),
  ]),
  ...[...CONTENT_COLLECTIONS, 'feed-posts'].flatMap((collection) => [
    denied(`${who} creates in ${collection}`, as, {
      does: 'set',
      path: `${collection}/new`,
      fields: { isVisible: true },
    }),
    denied(`${who} updates in ${collection}`, as, {
      does: 'update',
      path: `${collection}/one`,
      fields: { isVisible: true },
    }),
    denied(`${who} deletes from ${collection}`, as, { does: 'delete', path: `${collection}/one` }),
  ]),
  allowed(`${who} gets content that is missing`, as, { does: 'get', path: 'categories/none' }),
  allowed(`${who} lists with filters`, as, {
    does: 'list',
    collection: 'level-videos-new',
    where: [
      ['levelId', 'l1'],
      ['pageNo', '1'],
    ],
    limit: 20,
  }),
]);
