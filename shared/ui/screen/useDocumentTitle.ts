import { useLayoutEffect } from 'react';
import { BRAND_NAME } from '../../contracts/brand.ts';

const SUFFIX = ` · ${BRAND_NAME}`;

/** '{page} · {brand}' while the screen is shown. */
export function useDocumentTitle(page: string): void {
  // Before anything that the screen's elements set off.
  useLayoutEffect(() => setPageTitle(page), [page]);
}

/** Names a page in the document's title. */
export function setPageTitle(page: string): void {
  document.title = page + SUFFIX;
}

/** Returns the page that the document's title names; '' where no screen has set it. */
export function pageTitle(): string {
  return document.title.endsWith(SUFFIX) ? document.title.slice(0, -SUFFIX.length) : '';
}
