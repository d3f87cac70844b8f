import type { Page } from '@playwright/test';

/** Messages that the browser itself writes for every failed request. */
const FAILED_REQUEST =
  /^(Failed to load resource|Refused to apply style|Failed to find a valid digest in the 'integrity' attribute|Fetch API cannot load .* integrity checks failed)/;

/** Collects the errors of a page, except the browser's own messages about failed requests. */
export function listenForErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_REQUEST.test(message.text())) pageErrors.push(message.text());
  });
  return pageErrors;
}
