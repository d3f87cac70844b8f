import type { RequestAuth, UserAuth } from '../auth/idToken.ts';
import { asObject } from '../json.ts';
import { CONTENT_COLLECTIONS } from './contentCollections.ts';
import type { DocumentPath, StoredDocument } from './document.ts';
import { canCreateConsent } from './consentPolicy.ts';
import { canWriteProgress } from './progressPolicy.ts';
import type { Query } from './query.ts';
import { canSeal } from './sealPolicy.ts';
import { millisOf, type Timestamp } from './timestamp.ts';
import { canWriteUser } from './userPolicy.ts';
import type { Fields, Value } from './value.ts';

/**
 * A hand copy of `shared/firebase/firestore.rules`, but for the collections of content, which are read from it: change the two
 * together. The access cases of `shared/tools/rules` run against both and fail where they differ.
 */

/** Not in the spec: no page of the site requests more; a list without a limit is refused. */
const MAX_LIST_LIMIT = 100;
/** Spec §9: authentication token max age, 5 minutes. */
const RECENT_SIGN_IN_MS = 300_000;

/** `document` absent: there is none at the path. Hidden and missing posts are refused alike. */
export function canGet(auth: RequestAuth, path: DocumentPath, document: StoredDocument | undefined): boolean {
  if (auth.kind === 'owner') return true;
  if (path.collection === 'feed-posts') return isTrue(document?.fields.get('isVisible'));
  if (path.collection === 'users') return isOwner(auth, path.id);
  const learner = learnerOf(path.collection)?.uid;
  if (learner !== undefined) return isOwner(auth, learner);
  return CONTENT_COLLECTIONS.includes(path.collection);
}

/** A rule cannot filter: the query itself must leave the hidden posts out. */
export function canList(auth: RequestAuth, { collection, filters, limit }: Query): boolean {
  if (auth.kind === 'owner') return true;
  if (limit === undefined || limit > MAX_LIST_LIMIT) return false;
  if (collection === 'feed-posts')
    return filters.some(({ field, values }) => field.join('.') === 'isVisible' && values.every(isTrue));
  const learner = learnerOf(collection)?.uid;
  return learner === undefined ? CONTENT_COLLECTIONS.includes(collection) : isOwner(auth, learner);
}

/** The documents beside the written one: what they have before the commit, and whether they are there after it. */
interface Others {
  find(path: DocumentPath): Fields | undefined;
  existsAfter(path: DocumentPath): boolean;
}

/** `before` absent: a create; `after` absent: a delete. */
export function canWrite(
  auth: RequestAuth,
  path: DocumentPath,
  before: Fields | undefined,
  after: Fields | undefined,
  requestTime: Timestamp,
  { find, existsAfter }: Others,
): boolean {
  if (auth.kind === 'owner') return true;
  if (path.collection === 'sealed') {
    if (before || !after || auth.kind !== 'user') return false;
    const own = { collection: 'users', id: auth.uid };
    return !existsAfter(own) && canSeal(auth.uid, find(own), after, requestTime);
  }
  const below = learnerOf(path.collection);
  const uid = path.collection === 'users' ? path.id : below?.uid;
  if (uid === undefined || !isOwner(auth, uid)) return false;
  const user = find({ collection: 'users', id: uid });
  if (!after && below?.kind === 'progress') return true;
  if (!after) return isRecentSignIn(auth, requestTime) || (below?.kind === 'consents' && !user);
  if (below?.kind === 'consents') return !before && canCreateConsent(path.id, after, requestTime);
  if (below && !before && (!user || isFalse(user.get('keepsProgress')))) return false;
  if (below) return canWriteProgress(path.id, before, after, requestTime);
  return canWriteUser({ uid, phoneNumber: auth.claims.phone_number }, before, after, requestTime);
}

/** The learner to whom a collection belongs, and what it holds of them; undefined for any other collection. */
function learnerOf(collection: string): { uid: string; kind: string } | undefined {
  const [, uid, kind] = /^users\/([^/]+)\/(progress|consents)$/.exec(collection) ?? [];
  return uid !== undefined && kind !== undefined ? { uid, kind } : undefined;
}

function isOwner(auth: RequestAuth, uid: string): auth is UserAuth {
  return auth.kind === 'user' && auth.uid === uid && asObject(auth.claims.firebase).sign_in_provider === 'phone';
}

function isRecentSignIn({ claims }: UserAuth, requestTime: Timestamp): boolean {
  return typeof claims.auth_time === 'number' && millisOf(requestTime) - claims.auth_time * 1000 < RECENT_SIGN_IN_MS;
}

function isTrue(value: Value | undefined): boolean {
  return value?.type === 'boolean' && value.value;
}

const isFalse = (value: Value | undefined): boolean => value?.type === 'boolean' && !value.value;
