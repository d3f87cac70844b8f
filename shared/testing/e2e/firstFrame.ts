import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits until React has replaced what the document has drawn (docs/decisions/024): its elements can then be measured. */
export const expectReplaced = (page: Page) => expect(page.locator('[data-first-frame]')).toHaveCount(0);
