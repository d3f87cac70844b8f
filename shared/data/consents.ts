/** The consents of a learner: `users/{uid}/consents/{version of the notice}`, written once and never changed (docs/decisions/048). */
import { remembered } from '@bazaar/shared/device';
import { readDocument, serverNow, setDocument } from '@bazaar/shared/firebase/firestore';
import * as v from 'valibot';
import { BASE_LANGUAGE, isLanguage, LANGUAGE_NAMES, type Language } from '../contracts/languages.ts';
import { pageLang } from '../contracts/pageLang.ts';
import { noticeVersion } from '../privacy/notice.ts';

/** The declaration of somebody who is 18 or older. `language`: the one that the notice was read in. */
export interface Consent {
  version: string;
  language: Language;
}

export const consentSchema = v.object({ version: v.string(), language: v.picklist(LANGUAGE_NAMES) });

export const consentsOf = (uid: string): string => `users/${uid}/consents`;

/** The consent to the notice that is on this page. */
export function consentHere(): Consent {
  const lang = pageLang();
  return { version: noticeVersion(), language: isLanguage(lang) ? lang : BASE_LANGUAGE };
}

/** The account of which this device knows that it has the record of a version: the server is asked once. */
export const knownConsent = remembered('bazaar.consent', (stored) => {
  const parsed = v.safeParse(v.object({ uid: v.string(), version: v.string() }), stored);
  return parsed.success ? parsed.output : undefined;
});

/** Says so without a request; false where it is not known here. */
export function isConsentKnown(uid: string): boolean {
  const known = knownConsent.get();
  return known?.uid === uid && known.version === noticeVersion();
}

/** Resolves to whether the account has a record for the present notice. Throws BackendError. */
export async function hasConsent(uid: string): Promise<boolean> {
  if (isConsentKnown(uid)) return true;
  if (!(await readDocument(consentsOf(uid), noticeVersion()))) return false;
  knowConsent(uid, { version: noticeVersion() });
  return true;
}

/**
 * Writes the record, with the server's time; one that is there stays as it is. Of a new user none is looked for: only an account whose
 * deletion was interrupted has one, and the rules refuse another. Throws BackendError.
 */
export async function saveConsent(
  uid: string,
  { version, language }: Consent,
  { isNewUser = false } = {},
): Promise<void> {
  const isStored = async () => (await readDocument(consentsOf(uid), version)) !== undefined;
  if (!isNewUser && (await isStored())) return;
  try {
    await setDocument(consentsOf(uid), version, { version, language, isAdult: true, at: serverNow() });
  } catch (error) {
    if (!isNewUser || !(await isStored())) throw error;
  }
}

/** Remembers on this device that the account has the record: what follows the learner hears of it, and begins to keep their progress. */
export const knowConsent = (uid: string, { version }: Pick<Consent, 'version'>): void =>
  void knownConsent.set({ uid, version });
