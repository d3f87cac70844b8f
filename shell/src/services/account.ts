import { deleteUserData } from '@bazaar/shared/data/users';
import { clearProgress } from '@bazaar/shared/player';
import { clearSavedAnswers } from '@bazaar/shared/query';
import { loadAuth } from '../session/session.ts';

/** docs/decisions/010, Sign-in: a sensitive act needs a sign-in younger than this (§9, 5 minutes). */
export const RECENT_SIGN_IN_MS = 300_000;

export const isRecent = (authTimeMs: number, nowMs: number): boolean => nowMs - authTimeMs < RECENT_SIGN_IN_MS;

/** Signs out and removes what this device knows about the visitor. */
export async function signOutHere(): Promise<void> {
  const { signOut } = await loadAuth();
  await signOut();
  await forgetVisitor();
}

/** Deletes the data, then the account, then what is on this device. Throws where one of the first two is refused. */
export async function deleteAccountHere(uid: string): Promise<void> {
  const { deleteAccount } = await loadAuth();
  await deleteUserData(uid);
  await deleteAccount();
  await forgetVisitor();
}

async function forgetVisitor(): Promise<void> {
  clearProgress();
  await clearSavedAnswers();
}
