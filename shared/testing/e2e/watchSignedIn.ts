import type { APIRequestContext, Page } from '@playwright/test';
import { kindsOf } from './account.ts';
import { LEVELS, loaded, openLevel, playTo, pressPlay } from './levelPage.ts';
import { newNumber, signIn, userOf } from './signIn.ts';
import { expect } from './site.ts';

/** Signs in as a new learner and watches a lesson, until the account has it. Returns the uid. */
export async function watchSignedIn(page: Page, request: APIRequestContext): Promise<string> {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  const { uid } = await userOf(request, phone);
  await watch(page);
  await expect.poll(() => kindsOf(uid!)).toEqual(['user', 'consents', 'progress']);
  return uid!;
}

/** Watches a second of a lesson. */
export async function watch(page: Page): Promise<void> {
  await openLevel(page, LEVELS.onePage);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 1);
  await page.getByRole('button', { name: 'Pause' }).click();
}
