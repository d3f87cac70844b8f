import { expect, type BrowserContext, type Page, type Request, type Route } from '@playwright/test';

/** Requests: by address, or by all that is known of them. */
export type Match = RegExp | ((request: Request) => boolean);

/** Gives a request something else in the place of its answer. */
export type Answer = (route: Route) => Promise<void>;

/** The requests of a page of one kind, which the test holds, lets through and lets fail. */
export interface Gate {
  /** Those that have come so far, answered or not. */
  readonly requests: readonly Request[];
  /** Waits until so many have come. */
  requested(count?: number): Promise<void>;
  /** Holds the requests that come from now on. */
  hold(): void;
  /** Lets the waiting requests get their answers, and all that come from now on. */
  release(): Promise<void>;
  /** Lets the waiting requests fail, and all that come from now on. */
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
