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

/** Warnings with which the shell says that a remote, or a part of a page, is replaced or left out (shell/src/chrome/ErrorBoundary.tsx, shell/src/remotes). */
const PART_FAILED = /failed|could not be (loaded|used)|is not shown/;

/** Collects the warnings that a part of the page failed, which a visitor may not see; each with its cause. */
export function listenForFailedParts(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && PART_FAILED.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}
