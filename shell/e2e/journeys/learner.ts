import { expect, type APIRequestContext } from '@playwright/test';
import { kindsOf } from '../../../shared/testing/e2e/account.ts';
import { seedProgress } from '../../../shared/testing/e2e/progress.ts';
import { userOf } from '../../../shared/testing/e2e/signIn.ts';
import type { Hand } from './hands/hand.ts';
import { signIn } from './signIn.ts';
import type { View } from './view.ts';

const LESSONS = ['video-002', 'video-302', 'video-602'].map((lesson, index) => ({
  lesson,
  position: 5,
  at: 1_700_000_000_000 + index,
}));

/** The documents of the account of `openAsLearner`. */
export const KINDS_OF_LEARNER = ['user', 'consents', ...LESSONS.map(() => 'progress')];

/** Signs in, with the consent, and opens the dashboard with three lessons that another device has left. Returns the uid. */
export async function openAsLearner(hand: Hand, view: View, request: APIRequestContext): Promise<string> {
  await view.open('/services');
  await view.sees({ role: 'heading', name: 'Our Services' });
  const phone = await signIn(hand, view, request);
  let uid: string | undefined;
  await expect.poll(async () => ({ uid } = await userOf(request, phone))).toHaveProperty('uid');
  await seedProgress(uid!, LESSONS);
  await expect.poll(() => kindsOf(uid!)).toEqual(KINDS_OF_LEARNER);
  await view.open('/dashboard');
  await view.sees({ role: 'link', index: LESSONS.length - 1, within: { role: 'region', name: 'Continue watching' } });
  return uid!;
}
