import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { RULES } from '../violations.ts';
import { expect } from './site.ts';

interface PageWithAxe {
  axe: typeof axe;
}

/** WCAG 2.0–2.2 A/AA and best practice; `state` names the page and its state in the report. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  // By itself: @axe-core/playwright parses the library anew for each report, and transfers what is right too (0.9 s instead of 0.3).
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    // It computes the colours that the page would have without the system's; forcedColours.ts measures what is drawn.
    const hasOwnColours = !matchMedia('(forced-colors: active)').matches;
    const report = await (globalThis as unknown as PageWithAxe).axe.run({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: hasOwnColours } },
    });
    return report.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  }, RULES);
  expect.soft(violations.map((violation) => `${state} ${violation}`)).toEqual([]);
}
