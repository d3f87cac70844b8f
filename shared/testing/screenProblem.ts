import type { Page } from '@playwright/test';
import { PAGE_NOTE, type PageNote } from '../contracts/pageNotes.ts';

/** Not in the spec: however slow the machine is. */
const SHOWN_WITHIN_MS = 15_000;

/**
 * The first problem of the screen that a started page shows, in words: an error panel, an error that the page noted for its report, or
 * no content in time. Undefined where its content stands: a heading with a text, and nothing that is still being loaded.
 */
export async function screenProblem(page: Page): Promise<string | undefined> {
  const main = page.getByRole('main');
  const failure = main.locator('[data-error], [role="alert"]').filter({ hasText: /\S/ }).first();
  const content = main.filter({
    has: page.locator('h1').filter({ hasText: /\S/ }),
    hasNot: page.locator('[aria-busy="true"]'),
  });
  const isShown = await content
    .or(failure)
    .first()
    .waitFor({ timeout: SHOWN_WITHIN_MS })
    .then(() => true)
    .catch(() => false);
  const [noted] = await notedErrors(page);
  if (noted !== undefined) return noted;
  if (await failure.isVisible()) return `it says: ${oneLine(await failure.innerText())}`;
  return isShown ? undefined : `no content within ${SHOWN_WITHIN_MS / 1_000} s`;
}

/** The errors that the page has noted: its reports say them when it is left. */
async function notedErrors(page: Page): Promise<string[]> {
  const notes = await page.evaluate(
    (name) =>
      performance
        .getEntriesByType('mark')
        .filter((mark) => mark.name === name)
        .map((mark) => (mark as unknown as { detail: PageNote }).detail),
    PAGE_NOTE,
  );
  return notes.flatMap((note) => {
    if (note.kind === 'error') return [note.message];
    if (note.kind === 'refused') return [`the page refuses ${note.remote} ${note.version} for its ${note.reason}`];
    return note.kind === 'video' && note.event === 'fatal' ? [`a video failed: ${note.message ?? ''}`] : [];
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
