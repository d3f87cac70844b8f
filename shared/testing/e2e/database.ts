import type { Page, Route } from '@playwright/test';

/** How the database can fail for one page while it serves all others. */
export type DatabaseFault = 'stopped' | 'failing' | 'denied' | 'busy' | 'hanging' | 'portal' | 'empty';

/** Of a collection below a document too. */
const QUERIES = /\/documents[^?]*(:runQuery|:batchGet|:commit)/;

const ERRORS = {
  failing: { status: 500, error: 'INTERNAL' },
  denied: { status: 403, error: 'PERMISSION_DENIED' },
  busy: { status: 429, error: 'RESOURCE_EXHAUSTED' },
} as const;

/** From now on every request of this page for `collection` fails with `fault`. Returns a function that restores it. */
export async function breakDatabase(
  page: Page,
  collection: string,
  fault: DatabaseFault,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => (isAbout(route, collection) ? fail(route, fault) : route.fallback());
  await page.route(QUERIES, handle);
  return () => page.unroute(QUERIES, handle);
}

/** Counts this page's queries for `collection` from now on; the returned function returns the count. */
export function countQueries(page: Page, collection: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && QUERIES.test(request.url()) && names(request.postData(), collection)) count += 1;
  });
  return () => count;
}

const isAbout = (route: Route, collection: string) =>
  route.request().method() === 'POST' && names(route.request().postData(), collection);

const names = (body: string | null, collection: string) =>
  !!body && (body.includes(`"${collection}"`) || body.includes(`/${collection}/`));

function fail(route: Route, fault: DatabaseFault): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  switch (fault) {
    case 'stopped':
      return route.abort('connectionrefused');
    case 'hanging':
      return Promise.resolve();
    case 'portal':
      return route.fulfill({
        status: 200,
        headers: { ...headers, 'content-type': 'text/html' },
        body: '<!doctype html><title>Free WiFi</title>',
      });
    case 'empty':
      return route.fulfill({ status: 200, headers, json: [{ readTime: '2024-01-01T00:00:00.000000Z' }] });
    default: {
      const { status, error } = ERRORS[fault];
      return route.fulfill({ status, headers, json: [{ error: { code: status, message: error, status: error } }] });
    }
  }
}
