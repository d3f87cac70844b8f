import type { Page, Request } from '@playwright/test';

interface CountedBytes {
  /** The number of responses. */
  count: number;
  body: number;
  headers: number;
}

/**
 * Counts the bytes of the page's finished responses. Returns a function that ends the count and resolves to their sum: a response
 * that finishes later, while the page is being closed, has no size that could be read.
 */
export function countBytes(page: Page, isCounted: (request: Request) => boolean): () => Promise<CountedBytes> {
  const sizes: ReturnType<Request['sizes']>[] = [];
  const count = (request: Request): void => {
    if (isCounted(request)) sizes.push(request.sizes());
  };
  page.on('requestfinished', count);
  return async () => {
    page.off('requestfinished', count);
    const all = await Promise.all(sizes);
    return {
      count: all.length,
      body: all.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      headers: all.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0),
    };
  };
}
