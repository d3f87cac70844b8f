import { duringThisVisit, remembered } from '@bazaar/shared/device';
import * as paths from '@bazaar/shared/contracts/paths';
import { pageTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { cutText } from '@bazaar/shared/contracts/cutText';
import { useEffect } from 'react';
import { whenScreenLoaded } from '../screenLoaded.ts';

/** A page of this site that was shown whole on this device: without network it opens from saved data. */
interface VisitedPage {
  path: string;
  /** Its name, as in the document's title. */
  title: string;
}

/** Not in the spec: so many are offered. */
const AT_MOST = 8;
/** Not in the spec: bounds what is stored of a title. */
const MAX_TITLE_LENGTH = 120;

/** Forgotten with the visitor, as all that is remembered. */
const visited = remembered('bazaar.visitedPages', toVisitedPages);

/** The pages visited last, the latest first. */
export const visitedPages = (): readonly VisitedPage[] => visited.get();

/** Returns a function that notes that a page was shown whole; it does nothing once the present visitor has signed out. */
export const rememberingVisits = () =>
  duringThisVisit(({ path, title: given }: VisitedPage) => {
    const title = cutText(given.trim(), MAX_TITLE_LENGTH);
    if (title && path !== paths.login)
      visited.set([{ path, title }, ...visited.get().filter((page) => page.path !== path)].slice(0, AT_MOST));
  });

/** Parses what is stored, which may be anything. */
export function toVisitedPages(stored: unknown): readonly VisitedPage[] {
  return Array.isArray(stored) ? stored.filter(isVisitedPage).slice(0, AT_MOST) : [];
}

function isVisitedPage(value: unknown): value is VisitedPage {
  const { path, title } = (value ?? {}) as Partial<Record<keyof VisitedPage, unknown>>;
  const isPathOfOurs = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return (
    isPathOfOurs &&
    path !== paths.login &&
    typeof title === 'string' &&
    title !== '' &&
    title.length <= MAX_TITLE_LENGTH
  );
}

/**
 * Notes each page that was shown whole, to be offered when there is no network (NotSaved.tsx), by its title as that becomes known.
 * The sign-in is none of them: it needs the network.
 */
export function useRememberVisits(pathname: string): void {
  useEffect(() => {
    const remember = rememberingVisits();
    const note = () => {
      const content = document.getElementById('content');
      const isLoaded = content?.querySelector('[role="alert"], [data-error], [aria-busy="true"]') === null;
      if (isLoaded && location.pathname === pathname) remember({ path: pathname, title: pageTitle() });
    };
    const observer = new MutationObserver(note);
    const cancel = whenScreenLoaded(() => {
      note();
      observer.observe(document.querySelector('title')!, { childList: true });
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [pathname]);
}
