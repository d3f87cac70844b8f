const KEY = 'bazaar.noStories';

/** Whether room is kept for the stories before it is known that there are any: not where this visitor met none last time. */
export function isPlaceKept(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** Notes, for the next visit, whether there were any. */
export function rememberStories(areThere: boolean): void {
  try {
    if (areThere) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Then every visit begins with the place for them.
  }
}
