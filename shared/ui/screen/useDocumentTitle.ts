import { useEffect } from 'react';
import { BRAND_NAME } from '../../contracts/brand.ts';

/** '{page} · {brand}' while the screen is shown. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${BRAND_NAME}`;
  }, [page]);
}
