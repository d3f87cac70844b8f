import type { Page } from '@playwright/test';
import { rendered } from './frames.ts';

/** A layout shift that no input caused, and what it moved. */
interface Shift {
  value: number;
  moved: string;
}

declare global {
  /** Those of this document. */
  var shifts: Shift[];
}

/** Records the layout shifts of each document that the page loads from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(record);
}

function record(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: before, currentRect: after }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${before.top},${before.height} -> ${after.top},${after.height}`,
      );
      shifts.push({ value, moved: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * The sum of all shifts until now, never less than the score of the worst five seconds, and the largest of them for the message of a
 * test that fails.
 */
export async function shiftOf(page: Page): Promise<{ score: number; worst: string }> {
  await rendered(page);
  const recorded = await page.evaluate(() => shifts);
  const worst = recorded.toSorted((a, b) => b.value - a.value).slice(0, 3);
  return {
    score: recorded.reduce((sum, { value }) => sum + value, 0),
    worst: worst.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`).join(' | '),
  };
}
