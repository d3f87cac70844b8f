import { allowed, denied, type AccessCase, type Person } from './accessCase.ts';
import { ASHA } from './accessWorld.ts';

const READERS: readonly (readonly [string, Person | undefined])[] = [
  ['a visitor', undefined],
  ['a signed-in user', ASHA],
];
const collection = 'feed-posts';

/** Spec §5: only posts whose isVisible is true are shown; the query itself must say so. */
export const postCases: readonly AccessCase[] = READERS.flatMap(([who, as]) => [
  allowed(`${who} gets a visible post`, as, { does: 'get', path: 'feed-posts/one' }),
  allowed(`${who} lists visible posts`, as, { does: 'list', collection, where: [['isVisible', true]], limit: 10 }),
  allowed(`${who} lists visible posts with another filter`, as, {
    does: 'list',
    collection,
    where: [
      ['postType', 'image'],
      ['isVisible', true],
    ],
    limit: 10,
  }),
  denied(`${who} gets a hidden post`, as, { does: 'get', path: 'feed-posts/hidden' }),
  denied(`${who} gets a post whose isVisible is a text`, as, { does: 'get', path: 'feed-posts/odd' }),
  denied(`${who} gets a post without isVisible`, as, { does: 'get', path: 'feed-posts/bare' }),
  denied(`${who} gets a missing post`, as, { does: 'get', path: 'feed-posts/none' }),
  denied(`${who} lists posts without the filter`, as, { does: 'list', collection, limit: 10 }),
  denied(`${who} lists hidden posts`, as, { does: 'list', collection, where: [['isVisible', false]], limit: 10 }),
  denied(`${who} lists posts by isVisible as a text`, as, {
    does: 'list',
    collection,
    where: [['isVisible', 'true']],
    limit: 10,
  }),
  denied(`${who} lists posts by another field`, as, {
    does: 'list',
    collection,
    where: [['title', 'Hidden']],
    limit: 10,
  }),
  denied(`${who} lists visible posts without a limit`, as, { does: 'list', collection, where: [['isVisible', true]] }),
  denied(`${who} lists visible posts with too large a limit`, as, {
    does: 'list',
    collection,
    where: [['isVisible', true]],
    limit: 101,
  }),
  unserved(
    denied(`${who} lists visible or hidden posts`, as, {
      does: 'listEither',
      collection,
      where: [
        ['isVisible', true],
        ['isVisible', false],
      ],
      limit: 10,
    }),
  ),
  unserved(denied(`${who} lists posts of every depth`, as, { does: 'listGroup', collection, limit: 10 })),
]);

function unserved(accessCase: AccessCase): AccessCase {
  return { ...accessCase, isUnserved: true };
}
