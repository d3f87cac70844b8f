import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { LOOKS, setLook, sidewaysScroll, type Look } from './looks.ts';
import { expect } from './site.ts';

/** The state that the page is in has no accessibility violations and fits in every look; `state` names it in the report. */
export async function expectFineInEveryLook(page: Page, state: string, looks: readonly Look[] = LOOKS): Promise<void> {
  for (const look of looks) {
    const name = `${state}, ${look.theme}, ${look.width} px`;
    await setLook(page, look);
    await expectNoViolations(page, name);
    await expect.soft.poll(() => sidewaysScroll(page), `${name}: sideways scroll`).toBe(0);
  }
}
