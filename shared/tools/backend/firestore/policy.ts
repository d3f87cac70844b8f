import type { RequestAuth, UserAuth } from '../auth/idToken.ts';
import { asObject } from '../json.ts';
import { compareValues } from './compareValues.ts';
import { CONTENT_COLLECTIONS } from './contentCollections.ts';
import type { DocumentPath, StoredDocument } from './document.ts';
import { canWriteProgress } from './progressPolicy.ts';
import type { Query } from './query.ts';
import { millisOf, type Timestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/**
 * A hand copy of `shared/firebase/firestore.rules`, but for the collections of content, which are read from it: change the two
 * together. The access cases of `shared/tools/rules` run against both and fail where they differ.
 */

/** Not in the spec: no page of the site requests more; a list without a limit is refused. */
const MAX_LIST_LIMIT = 100;
/** Spec §9: authentication token max age, 5 minutes. */
const RECENT_SIGN_IN_MS = 300_000;
/** Not in the spec. In UTF-16 units, as `size()` of the rules counts. */
const MAX_FIRST_NAME_LENGTH = 80;

/** Spec §3: uid, firstName, mobile, occupation, createdAt, lastLogin. */
const USER_FIELD_COUNT = 6;
/** Spec §5. */
const OCCUPATIONS: readonly string[] = [
  'student',
  'professional',
  'entrepreneur',
  'business-owner',
  'freelancer',
  'job-seeker',
  'other',
];
const E164 = /^[+][1-9][0-9]{6,14}$/;

/** `document` absent: there is none at the path. Hidden and missing posts are refused alike. */
export function canGet(auth: RequestAuth, path: DocumentPath, document: StoredDocument | undefined): boolean {
  if (auth.kind === 'owner') return true;
  if (path.collection === 'feed-posts') return isTrue(document?.fields.get('isVisible'));
  if (path.collection === 'users') return isOwner(auth, path.id);
  const learner = learnerOf(path.collection);
  if (learner !== undefined) return isOwner(auth, learner);
  return CONTENT_COLLECTIONS.includes(path.collection);
}

/** A rule cannot filter: the query itself must leave the hidden posts out. */
export function canList(auth: RequestAuth, { collection, filters, limit }: Query): boolean {
  if (auth.kind === 'owner') return true;
  if (limit === undefined || limit > MAX_LIST_LIMIT) return false;
  if (collection === 'feed-posts')
    return filters.some(({ field, values }) => field.join('.') === 'isVisible' && values.every(isTrue));
  const learner = learnerOf(collection);
  return learner === undefined ? CONTENT_COLLECTIONS.includes(collection) : isOwner(auth, learner);
}

/** `before` absent: a create; `after` absent: a delete; `exists`: whether there was such a document before the commit. */
export function canWrite(
  auth: RequestAuth,
  path: DocumentPath,
  before: Fields | undefined,
  after: Fields | undefined,
  requestTime: Timestamp,
  exists: (path: DocumentPath) => boolean,
): boolean {
  if (auth.kind === 'owner') return true;
  const learner = learnerOf(path.collection);
  const uid = path.collection === 'users' ? path.id : learner;
  if (uid === undefined || !isOwner(auth, uid)) return false;
  if (!after) return isRecentSignIn(auth, requestTime);
  if (learner !== undefined && !before && !exists({ collection: 'users', id: learner })) return false;
  if (learner !== undefined) return canWriteProgress(path.id, before, after, requestTime);
  const createdAt: Value | undefined = before ? before.get('createdAt') : { type: 'timestamp', value: requestTime };
  return isValidUser(auth, path.id, after, requestTime) && isSame(after.get('createdAt'), createdAt);
}

/** The learner whose progress a collection holds; undefined for any other collection. */
const learnerOf = (collection: string): string | undefined => /^users\/([^/]+)\/progress$/.exec(collection)?.[1];

function isOwner(auth: RequestAuth, uid: string): auth is UserAuth {
  return auth.kind === 'user' && auth.uid === uid && asObject(auth.claims.firebase).sign_in_provider === 'phone';
}

function isRecentSignIn({ claims }: UserAuth, requestTime: Timestamp): boolean {
  return typeof claims.auth_time === 'number' && millisOf(requestTime) - claims.auth_time * 1000 < RECENT_SIGN_IN_MS;
}

/** Each of the six fields is checked below, and `createdAt` by `canWrite`: so the count allows no other field. */
function isValidUser({ claims }: UserAuth, uid: string, fields: Fields, requestTime: Timestamp): boolean {
  const [userId, firstName, mobile, occupation] = ['uid', 'firstName', 'mobile', 'occupation'].map((name) =>
    textOf(fields.get(name)),
  ) as [string, string, string, string];
  return (
    fields.size === USER_FIELD_COUNT &&
    userId === uid &&
    firstName.length >= 1 &&
    firstName.length <= MAX_FIRST_NAME_LENGTH &&
    mobile === claims.phone_number &&
    E164.test(mobile) &&
    OCCUPATIONS.includes(occupation) &&
    isSame(fields.get('lastLogin'), { type: 'timestamp', value: requestTime })
  );
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return a !== undefined && b !== undefined && compareValues(a, b) === 0;
}

function isTrue(value: Value | undefined): boolean {
  return value?.type === 'boolean' && value.value;
}

function textOf(value: Value | undefined): string {
  return value?.type === 'string' ? value.value : '';
}
