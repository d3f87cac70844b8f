import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/testing/e2e/axe.ts';
import { sidewaysScroll } from '../../../shared/testing/e2e/looks.ts';
import { cutTexts } from './cutTexts.ts';
import { englishWords } from './englishWords.ts';

/** A screen in Hindi has no English word of ours, fits, and has no accessibility violation. */
export async function expectInHindi(page: Page, name: string): Promise<void> {
  await expect.poll(() => englishWords(page)).toEqual([]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await expect.poll(() => cutTexts(page)).toEqual([]);
  await expectNoViolations(page, `${name} in Hindi`);
}
