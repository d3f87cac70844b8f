import { useEffect } from 'react';
import { whenSettled } from '../chrome/whenSettled.ts';
import { rememberingVisits } from './visitedPages.ts';

/** Notes each page that was shown whole, to be offered when there is no network (NotSaved.tsx). */
export function useRememberVisits(pathname: string): void {
  useEffect(() => {
    const remember = rememberingVisits();
    return whenSettled(() => {
      const content = document.getElementById('content');
      const title = content?.querySelector('h1')?.textContent;
      const isWhole = content?.querySelector('[role="alert"], [data-error], [aria-busy="true"]') === null;
      if (title && isWhole) remember({ path: pathname, title });
    });
  }, [pathname]);
}
