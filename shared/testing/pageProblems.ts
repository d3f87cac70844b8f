import type { Page } from '@playwright/test';
import { listenForErrors, listenForFailedParts } from './e2e/pageErrors.ts';
import { screenProblem } from './screenProblem.ts';

/**
 * Returns a function that opens a path of the site in this page and returns its first problem, with its cause: what the screen shows or
 * lacks, or an error or a failed part that only the console has. Undefined where all is well. Never rejects.
 */
export function pageProblems(page: Page, url: string): (path: string) => Promise<string | undefined> {
  const errors = listenForErrors(page);
  const failedParts = listenForFailedParts(page);
  return async (path) => {
    const opened = page.goto(url + path).then(() => screenProblem(page));
    const problem = await opened.catch(firstLine);
    return withCause(problem, [...errors.splice(0), ...failedParts.splice(0)]);
  };
}

/** The problem with the first line of its first cause; the cause alone where it says the problem too, or where the screen stands. */
export function withCause(problem: string | undefined, [first]: readonly string[]): string | undefined {
  const cause = first?.split('\n')[0];
  if (problem === undefined || cause === undefined) return problem ?? cause;
  return cause.includes(problem) ? cause : `${problem} (${cause})`;
}

/** The first line of the message of what was thrown. */
export const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
