import { remembered } from '@bazaar/shared/device';
import {
  deleteDocument,
  readDocument,
  serverNow,
  setDocument,
  updateDocument,
  type RawDocument,
} from '@bazaar/shared/firebase/firestore';
import * as v from 'valibot';
import { isRecord } from '../contracts/isRecord.ts';
import { orTimedOut, USER_WRITE_DEADLINE_MS } from '../firebase/deadline.ts';
import { isSameNumber } from '../format/sameNumber.ts';
import { consentSchema, hasConsent, knowConsent, saveConsent, type Consent } from './consents.ts';
import { maybeName, name, time } from './schema/fields.ts';

const COLLECTION = 'users';

/** Spec §5, in the order of the form. */
export const OCCUPATIONS = [
  'student',
  'professional',
  'entrepreneur',
  'business-owner',
  'freelancer',
  'job-seeker',
  'other',
] as const;
export type Occupation = (typeof OCCUPATIONS)[number];

const schema = v.object({
  firstName: maybeName,
  occupation: v.fallback(v.optional(v.picklist(OCCUPATIONS)), undefined),
  createdAt: time,
  lastLogin: time,
  keepsProgress: v.fallback(v.optional(v.boolean()), undefined),
});

export type User = v.InferOutput<typeof schema>;

export interface NewUser {
  uid: string;
  firstName: string;
  /** E.164. */
  mobile: string;
  occupation: Occupation;
}

/** The user in a document's fields, absent where they are malformed; null when there are none. */
export function parseUser(fields: unknown): User | null {
  const parsed = v.safeParse(schema, fields);
  return parsed.success ? parsed.output : null;
}

/** A user's own document as a query: as long as there is none, what this device has kept for it; null when it has nothing either. */
export const userOf = (uid: string) => ({
  key: [COLLECTION, uid] as const,
  fetch: async (): Promise<User | null> => {
    const document = await readDocument(COLLECTION, uid);
    return parseUser(document ? document.data : unsavedOf(uid));
  },
});

/**
 * After a sign-in: a new user is written whole, a known one gets what the form says, the new lastLogin, and what lacks of uid and
 * number; createdAt and all fields of other apps stay (docs/behaviour.md). `consent` is recorded first. Resolves to false where it is
 * absent and the account has no record: nothing is then written. All of it has 8 s together. Throws BackendError.
 */
export const saveUser = (user: NewUser, consent: Consent | undefined): Promise<boolean> =>
  orTimedOut(recordAndWrite(user, consent), USER_WRITE_DEADLINE_MS);

async function recordAndWrite(user: NewUser, consent: Consent | undefined): Promise<boolean> {
  const document = await readDocument(COLLECTION, user.uid);
  if (consent) await saveConsent(user.uid, consent, { isNewUser: !document });
  else if (!(await hasConsent(user.uid))) return false;
  await write(user, document);
  if (consent) knowConsent(user.uid, consent); // now that the rules take progress
  return true;
}

async function write(
  { uid, firstName, mobile, occupation }: NewUser,
  document: RawDocument | undefined,
): Promise<void> {
  if (document)
    await updateDocument(COLLECTION, uid, {
      ...lackingIn(document.data, { uid, mobile }),
      firstName,
      occupation,
      lastLogin: serverNow(),
    });
  else
    await setDocument(COLLECTION, uid, {
      uid,
      firstName,
      mobile,
      occupation,
      createdAt: serverNow(),
      lastLogin: serverNow(),
    });
}

/** Chooses whether the account keeps progress; the rules then refuse any new. Throws BackendError. */
export const chooseProgress = (uid: string, keepsProgress: boolean): Promise<void> =>
  updateDocument(COLLECTION, uid, { keepsProgress });

/** `uid` where the stored document has none, `mobile` where it is not the same number, however that is written. */
function lackingIn(data: unknown, { uid, mobile }: Pick<NewUser, 'uid' | 'mobile'>): Partial<NewUser> {
  const stored = isRecord(data) ? data : {};
  return {
    ...(!('uid' in stored) && { uid }),
    ...(!isSameNumber(String(stored.mobile), mobile) && { mobile }),
  };
}

/** Resolves to whether the account has its document. Throws BackendError. */
export const hasUser = async (uid: string): Promise<boolean> => (await readDocument(COLLECTION, uid)) !== undefined;

/** Part of Delete Account; the rules demand a sign-in of the last 5 minutes. Throws BackendError. */
export const deleteUser = (uid: string): Promise<void> => deleteDocument(COLLECTION, uid);

const unsaved = remembered('bazaar.unsavedUser', (stored) => {
  // Without the phone number, which the session knows.
  const parsed = v.safeParse(
    v.object({
      uid: v.string(),
      firstName: name,
      occupation: v.picklist(OCCUPATIONS),
      consent: v.optional(consentSchema),
    }),
    stored,
  );
  return parsed.success ? parsed.output : undefined;
});

const unsavedOf = (uid: string) => {
  const user = unsaved.get();
  return user?.uid === uid ? user : undefined;
};

/** Remembers what was not saved after a sign-in: until the next start of the site, or until the learner agrees. */
export function rememberUnsaved({ uid, firstName, occupation }: NewUser, consent: Consent | undefined): void {
  unsaved.set({ uid, firstName, occupation, consent });
}

/** Saves it, once, if it is this user's; for an account without a consent it stays. Resolves to whether anything was saved. */
export async function saveUnsaved({ uid, mobile }: { uid: string; mobile: string }): Promise<boolean> {
  const user = unsavedOf(uid);
  const isSaved = user && (await saveUser({ ...user, mobile }, user.consent).catch(() => undefined));
  if (isSaved !== false) unsaved.set(undefined);
  return isSaved === true;
}

/** A signed-in learner agrees: that is recorded, then what the form of the sign-in said is saved. Throws BackendError. */
export async function saveAgreed({ uid, mobile }: { uid: string; mobile: string }, consent: Consent): Promise<void> {
  const user = unsavedOf(uid);
  if (user) await saveUser({ ...user, mobile }, consent);
  else await orTimedOut(saveConsent(uid, consent), USER_WRITE_DEADLINE_MS);
  unsaved.set(undefined);
  knowConsent(uid, consent);
}
