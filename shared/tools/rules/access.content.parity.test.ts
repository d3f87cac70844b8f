import { collection, collectionGroup, getDocs, limit, or, query, where } from 'firebase/firestore/lite';
import { allowed, denied, deniedUnserved, get, list, remove, set, update, type AccessCase } from './accessCase.ts';
import { CONTENT_COLLECTIONS } from '../backend/firestore/contentCollections.ts';
import { READERS } from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

/** Content: everyone reads it by pages, nobody writes it. Posts are read under their own conditions. */
const contentCases: readonly AccessCase[] = READERS.flatMap(([who, as]) => [
  ...CONTENT_COLLECTIONS.flatMap((collection) => [
    allowed(`${who} gets from ${collection}`, as, get(`${collection}/one`)),
    allowed(`${who} lists a page of ${collection}`, as, list(collection, limit(100))),
    denied(`${who} lists ${collection} without a limit`, as, list(collection)),
    denied(`${who} lists ${collection} with too large a limit`, as, list(collection, limit(101))),
  ]),
  ...[...CONTENT_COLLECTIONS, 'feed-posts'].flatMap((collection) => [
    denied(`${who} creates in ${collection}`, as, set(`${collection}/new`, { isVisible: true })),
    denied(`${who} updates in ${collection}`, as, update(`${collection}/one`, { isVisible: true })),
    denied(`${who} deletes from ${collection}`, as, remove(`${collection}/one`)),
  ]),
  allowed(`${who} gets content that is missing`, as, get('categories/none')),
  allowed(
    `${who} lists with filters`,
    as,
    list('level-videos-new', where('levelId', '==', 'l1'), where('pageNo', '==', '1'), limit(20)),
  ),
  allowed(
    `${who} lists the lessons of several levels`,
    as,
    list('level-videos-new', where('levelId', 'in', ['l1', 'l2']), limit(100)),
  ),
  denied(
    `${who} lists the lessons of several levels without a limit`,
    as,
    list('level-videos-new', where('levelId', 'in', ['l1', 'l2'])),
  ),
]);

const POSTS = 'feed-posts';
const visible = where('isVisible', '==', true);

/** Spec §5: only posts whose isVisible is true are shown; the query itself must filter by it. */
const postCases: readonly AccessCase[] = READERS.flatMap(([who, as]) => [
  allowed(`${who} gets a visible post`, as, get('feed-posts/one')),
  allowed(`${who} lists visible posts`, as, list(POSTS, visible, limit(10))),
  allowed(
    `${who} lists visible posts with another filter`,
    as,
    list(POSTS, where('postType', '==', 'image'), visible, limit(10)),
  ),
  denied(`${who} gets a hidden post`, as, get('feed-posts/hidden')),
  denied(`${who} gets a post whose isVisible is a text`, as, get('feed-posts/odd')),
  denied(`${who} gets a post without isVisible`, as, get('feed-posts/bare')),
  denied(`${who} gets a missing post`, as, get('feed-posts/none')),
  denied(`${who} lists posts without the filter`, as, list(POSTS, limit(10))),
  denied(`${who} lists hidden posts`, as, list(POSTS, where('isVisible', '==', false), limit(10))),
  allowed(
    `${who} lists posts by isVisible true of a list`,
    as,
    list(POSTS, where('isVisible', 'in', [true]), limit(10)),
  ),
  denied(
    `${who} lists posts by isVisible true or false of a list`,
    as,
    list(POSTS, where('isVisible', 'in', [true, false]), limit(10)),
  ),
  denied(`${who} lists posts by isVisible as a text`, as, list(POSTS, where('isVisible', '==', 'true'), limit(10))),
  denied(`${who} lists posts by another field`, as, list(POSTS, where('title', '==', 'Hidden'), limit(10))),
  denied(`${who} lists visible posts without a limit`, as, list(POSTS, visible)),
  denied(`${who} lists visible posts with too large a limit`, as, list(POSTS, visible, limit(101))),
  deniedUnserved(`${who} lists visible or hidden posts`, as, (db) =>
    getDocs(query(collection(db, POSTS), or(visible, where('isVisible', '==', false)), limit(10))),
  ),
  deniedUnserved(`${who} lists posts of every depth`, as, (db) =>
    getDocs(query(collectionGroup(db, POSTS), limit(10))),
  ),
]);

/** Collections that the site does not have, and what lies below a document of one that it has. */
const OTHER_COLLECTIONS = ['settings', 'categories-old', 'categories/one/drafts', 'users/asha/private'] as const;

/** Paths that no rule names: every access is refused. */
const otherPathCases: readonly AccessCase[] = READERS.flatMap(([who, as]) => [
  ...OTHER_COLLECTIONS.flatMap((collection) => [
    denied(`${who} gets from ${collection}`, as, get(`${collection}/two`)),
    denied(`${who} lists ${collection}`, as, list(collection, limit(10))),
    denied(`${who} writes to ${collection}`, as, set(`${collection}/two`, { text: 'y' })),
  ]),
  ...['users', 'categories'].map((collection) =>
    deniedUnserved(`${who} lists the ${collection} of every depth`, as, (db) =>
      getDocs(query(collectionGroup(db, collection), limit(10))),
    ),
  ),
]);

describeAccess([...contentCases, ...postCases, ...otherPathCases], { denied: 100, allowed: 40 });
