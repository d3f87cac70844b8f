import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits until React's screen stands, in the place of what the document has drawn (docs/decisions/024): its elements can then be measured. */
export const expectReplaced = (page: Page) => expect(page.locator('main#content')).toBeAttached();
