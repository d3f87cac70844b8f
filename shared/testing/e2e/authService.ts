import type { Page, Request, Route } from '@playwright/test';

export type AuthCall = 'sendVerificationCode' | 'signInWithPhoneNumber' | 'delete';

const urlOf = (call: AuthCall) => new RegExp(`/accounts:${call}\\b`);

/**
 * From now on this page's calls fail: with an error code of the real service, 'hanging', or 'unreachable'.
 * Returns a function that restores them.
 */
export async function breakAuth(page: Page, call: AuthCall, fault: string): Promise<() => Promise<void>> {
  const url = urlOf(call);
  const hanging: Route[] = [];
  await page.route(url, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    if (fault === 'hanging') return void hanging.push(route);
    if (fault === 'unreachable') return route.abort('connectionrefused');
    const status = fault.startsWith('503') ? 503 : 400;
    return route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: { code: status, message: fault, errors: [{ message: fault, domain: 'global', reason: 'invalid' }] },
      },
    });
  });
  return async () => {
    for (const route of hanging.splice(0)) await route.abort();
    await page.unroute(url);
  };
}

/** Collects this page's calls from now on. */
export function listCalls(page: Page, call: AuthCall): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && urlOf(call).test(request.url())) calls.push(request);
  });
  return calls;
}
