/** A page of this site that was shown whole on this device: without network it opens from what was saved. */
export interface VisitedPage {
  path: string;
  /** Its heading. */
  title: string;
}

const KEY = 'bazaar.visitedPages';
/** Not in the spec: so many are offered. */
const AT_MOST = 8;
/** Not in the spec: a longer heading is cut by the link's own style; this bounds what is stored. */
const MAX_TITLE_LENGTH = 120;

/** The pages visited last, the latest first. Never throws: what is stored may be anything. */
export function visitedPages(): VisitedPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisitedPage).slice(0, AT_MOST) : [];
  } catch {
    return []; // storage is blocked, or what is stored is no JSON
  }
}

/** Notes that a page was shown whole. It is forgotten with the visitor (session/forgetVisitor.ts). */
export function rememberVisit(page: VisitedPage): void {
  try {
    const title = page.title.trim().slice(0, MAX_TITLE_LENGTH);
    if (title) localStorage.setItem(KEY, JSON.stringify([{ ...page, title }, ...visitedPages().filter(({ path }) => path !== page.path)].slice(0, AT_MOST)));
  } catch {
    // Then no saved page is offered.
  }
}

function isVisitedPage(value: unknown): value is VisitedPage {
  const { path, title } = (value ?? {}) as Partial<Record<keyof VisitedPage, unknown>>;
  const isPathOfOurs = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isPathOfOurs && typeof title === 'string' && title !== '' && title.length <= MAX_TITLE_LENGTH;
}
