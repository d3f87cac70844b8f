/** The only importer of firebase/auth: phone sign-in (§7). Loaded when someone signs in or a stored session needs it. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  deleteUser,
  initializeAuth,
  onIdTokenChanged,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut as firebaseSignOut,
  type Auth,
  type ConfirmationResult,
  type User,
} from 'firebase/auth';
import { siteConfig } from '../contracts/siteConfig.ts';
import { firebaseApp } from './app.ts';
import { orTimedOut } from './deadline.ts';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';
import { provideIdToken } from './idToken.ts';
import { userStorage } from './userStorage.ts';

export type { ConfirmationResult };

/** A phone user who is signed in (§6). `mobile` is E.164; `authTimeMs` is when the code was confirmed. */
export interface SessionUser {
  uid: string;
  mobile: string;
  authTimeMs: number;
}

/** Not in the spec: how long a page waits to know since when its visitor is signed in. */
const TOKEN_DEADLINE_MS = 3_000;

let instance: Auth | undefined;

const startAppCheck = loadOnce(async (siteKey: string) => (await import('./appCheck.ts')).startAppCheck(siteKey));

/** Before the first request: Google's service refuses those without an attestation where it is enforced. */
async function checkedAuth(): Promise<Auth> {
  const siteKey = siteConfig().appCheck?.siteKey;
  if (siteKey) await startAppCheck(siteKey).catch(() => {}); // not loaded: the service decides, and the next call tries again
  return auth();
}

function auth(): Auth {
  if (instance) return instance;
  // Not getAuth(): that would bring the popup resolver with its script and frame, which phone sign-in does not need.
  instance = initializeAuth(firebaseApp(), { persistence: [userStorage, browserLocalPersistence] });
  provideIdToken(async () => instance?.currentUser?.getIdToken());
  const backend = siteConfig().backend;
  if (import.meta.env.MODE !== 'production' && backend) {
    connectAuthEmulator(instance, `http://${backend.auth}`, { disableWarnings: true });
  }
  return instance;
}

/** Calls back with the signed-in user, or undefined, now and after every change. Returns an unsubscribe function. */
export function onUser(callback: (user: SessionUser | undefined) => void): () => void {
  let changes = 0;
  let isStopped = false;
  let stop = (): void => void (isStopped = true);
  const onChange = async (user: User | null) => {
    const change = ++changes;
    const found = user
      ? { uid: user.uid, mobile: user.phoneNumber ?? '', authTimeMs: await authTimeOf(user) }
      : undefined;
    if (change === changes) callback(found); // else the user has changed while the token was awaited
  };
  void checkedAuth().then((auth) => {
    if (!isStopped) stop = onIdTokenChanged(auth, onChange);
  });
  return () => stop();
}

/**
 * When the code was confirmed, by this device's clock: many phones run minutes wrong. Without a token (no
 * network) the sign-in counts as an old one.
 */
async function authTimeOf(user: User): Promise<number> {
  try {
    const { authTime, expirationTime } = await orTimedOut(user.getIdTokenResult(), TOKEN_DEADLINE_MS);
    return Date.parse(authTime) + (expiryByThisClock(user) ?? Date.parse(expirationTime)) - Date.parse(expirationTime);
  } catch {
    return 0;
  }
}

/** When the user who is signed in confirmed the code, by the server's clock. Throws where nobody is, and the SDK's error. */
export async function signedInAtMs(): Promise<number> {
  const token = await auth().currentUser?.getIdTokenResult();
  if (!token) throw new Error('nobody is signed in');
  return Date.parse(token.authTime);
}

/** The SDK notes by the device's clock when a token that it receives will expire. */
function expiryByThisClock(user: User): number | undefined {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: unknown } };
  const expiry = stsTokenManager?.expirationTime;
  return typeof expiry === 'number' ? expiry : undefined;
}

/** Sends the SMS code, protected by the invisible bot check. Throws the SDK's error (`auth/…` code). */
export async function sendCode(mobile: string): Promise<ConfirmationResult> {
  const checked = await checkedAuth();
  // A fresh element for each send: a used one fails with 'already been rendered' or never resolves (docs/decisions/005-phone-auth.md).
  const element = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(checked, element, { size: 'invisible' });
  try {
    return await signInWithPhoneNumber(checked, mobile, verifier);
  } finally {
    verifier.clear();
    element.remove();
  }
}

/** Signs in with the code of an SMS; `verificationId` is of the request that sent it, an earlier page's too. */
export async function confirmCode(verificationId: string, code: string): Promise<{ uid: string }> {
  const { user } = await signInWithCredential(await checkedAuth(), PhoneAuthProvider.credential(verificationId, code));
  return { uid: user.uid };
}

/** Signs out here and in every other tab. */
export const signOut = (): Promise<void> => firebaseSignOut(auth());

/** Deletes the account of the signed-in user; Firebase demands a recent sign-in. */
export async function deleteAccount(): Promise<void> {
  const user = (await checkedAuth()).currentUser;
  if (user) await deleteUser(user);
}
