/** The only importer of firebase/auth: phone sign-in (§7). Loaded when someone signs in or a stored session needs it. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut as firebaseSignOut,
  type Auth,
  type ConfirmationResult,
} from 'firebase/auth';
import { siteConfig } from '../contracts/config.ts';
import type { SessionUser } from '../session/session.ts';
import { firebaseApp } from './app.ts';

export type { ConfirmationResult };

let instance: Auth | undefined;

function auth(): Auth {
  if (instance) return instance;
  // Not getAuth(): that would bring the popup resolver with its script and frame, which phone sign-in does not need.
  instance = initializeAuth(firebaseApp(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const backend = siteConfig().backend;
  if (import.meta.env.MODE !== 'production' && backend) {
    connectAuthEmulator(instance, `http://${backend.auth}`, { disableWarnings: true });
  }
  return instance;
}

/** Calls back with the signed-in user, or undefined, now and after every change. Returns the way to stop. */
export function onUser(callback: (user: SessionUser | undefined) => void): () => void {
  return onIdTokenChanged(auth(), async (user) => {
    if (!user) return callback(undefined);
    // A token that cannot be had (no network) says nothing about the sign-in, so it counts as an old one.
    const authTimeMs = await user.getIdTokenResult().then(({ authTime }) => Date.parse(authTime), () => 0);
    callback({ uid: user.uid, mobile: user.phoneNumber ?? '', authTimeMs });
  });
}

/** Sends the SMS code, protected by the invisible bot check. Throws the SDK's error (`auth/…` code). */
export async function sendCode(mobile: string): Promise<ConfirmationResult> {
  // A fresh element for each send: a used one answers 'already been rendered' or never (docs/decisions/005-phone-auth.md).
  const element = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth(), element, { size: 'invisible' });
  try {
    return await signInWithPhoneNumber(auth(), mobile, verifier);
  } finally {
    verifier.clear();
    element.remove();
  }
}

/** Signs out here and in every other tab. */
export const signOut = (): Promise<void> => firebaseSignOut(auth());

/** Deletes the account of the signed-in user; Firebase demands a recent sign-in. */
export async function deleteAccount(): Promise<void> {
  const user = auth().currentUser;
  if (user) await deleteUser(user);
}
