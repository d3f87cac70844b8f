import type { BrowserContext } from '@playwright/test';

/** Gives the browser this id instead of a random one: it decides which shares of visitors the browser belongs to. */
export const setVisitor = (context: BrowserContext, id: string): Promise<unknown> =>
  context.addInitScript((visitorId) => localStorage.setItem('bazaar.visitor', JSON.stringify(visitorId)), id);
