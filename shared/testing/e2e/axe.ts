import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.0–2.2 A/AA and best practice; `state` names the page and its state in the report. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  // Legacy mode: there are no frames to check, and the other mode opens a new page for each report.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  expect.soft(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}
