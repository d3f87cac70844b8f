import { expect, type BrowserContext, type Page, type Request, type Route } from '@playwright/test';

/** Which requests: by address, or by all that is known of them. */
export type Match = RegExp | ((request: Request) => boolean);

/** What a request gets instead of its answer. */
export type Answer = (route: Route) => Promise<void>;

/** The requests of a page of one kind, which the test holds, lets through and lets fail. */
export interface Gate {
  /** Those that have come so far, answered or not. */
  readonly requests: readonly Request[];
  /** Waits until so many have come. */
  requested(count?: number): Promise<void>;
  /** What comes from now on waits. */
  hold(): void;
  /** What waits gets its answer, and so does all that comes from now on. */
  release(): Promise<void>;
  /** What waits fails, and so does all that comes from now on. */
  fail(answer: Answer): Promise<void>;
}

/** An answer for a gate that is open from the start: the test only counts. */
export const open: Answer = (route) => route.fallback();

/** From now on the page's requests of this kind wait, or get `answer`. */
export async function gate(page: Page | BrowserContext, match: Match, answer?: Answer): Promise<Gate> {
  const requests: Request[] = [];
  const waiting: Route[] = [];
  const give = async (next: Answer) => {
    answer = next;
    await Promise.all(waiting.splice(0).map((route) => next(route)));
  };
  await page.route(match instanceof RegExp ? match : '**', async (route) => {
    if (!(match instanceof RegExp) && !match(route.request())) return route.fallback();
    requests.push(route.request());
    if (answer) await answer(route);
    else waiting.push(route);
  });
  return {
    requests,
    requested: (count = 1) => expect.poll(() => requests.length).toBeGreaterThanOrEqual(count),
    hold: () => void (answer = undefined),
    release: () => give(open),
    fail: give,
  };
}
