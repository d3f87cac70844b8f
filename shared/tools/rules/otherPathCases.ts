import { denied, type AccessCase, type Person } from './accessCase.ts';
import { ASHA } from './accessWorld.ts';

const SOMEONE: readonly (readonly [string, Person | undefined])[] = [
  ['a visitor', undefined],
  ['a signed-in user', ASHA],
];

/** Collections that the site does not have, and what lies below a document of one that it has. */
const OTHER_COLLECTIONS = ['settings', 'categories-old', 'categories/one/drafts', 'users/asha/private'] as const;

/** What no rule names is refused. */
export const otherPathCases: readonly AccessCase[] = SOMEONE.flatMap(([who, as]) => [
  ...OTHER_COLLECTIONS.flatMap((collection) => [
    denied(`${who} gets from ${collection}`, as, { does: 'get', path: `${collection}/two` }),
    denied(`${who} lists ${collection}`, as, { does: 'list', collection, limit: 10 }),
    denied(`${who} writes to ${collection}`, as, { does: 'set', path: `${collection}/two`, fields: { text: 'y' } }),
  ]),
  {
    ...denied(`${who} lists the users of every depth`, as, { does: 'listGroup', collection: 'users', limit: 10 }),
    isUnserved: true,
  },
  {
    ...denied(`${who} lists the categories of every depth`, as, {
      does: 'listGroup',
      collection: 'categories',
      limit: 10,
    }),
    isUnserved: true,
  },
]);
