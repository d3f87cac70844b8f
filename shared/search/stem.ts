/** A word of nearWords (fold.ts) without the ending of a plural, of either language: doors, batteries, grahakon. */
export const singularOf = (near: string): string =>
  near
    .replace(/(.{3})ies$/, '$1i')
    .replace(/(.{2}[^aiu])s$/, '$1')
    .replace(/(.{4})on$/, '$1');

/** A folded word without what changes at its end: 'charging' and 'charge', 'kapda' and 'kapde' become one. Only to be compared. */
export const stemOf = (folded: string): string =>
  folded
    .replace(/(.{3})ing$/, '$1')
    .replace(/(.{3})s$/, '$1')
    .replace(/(.{4})(?:on|en|an)$/, '$1')
    .replace(/(.{4})[aeiou]$/, '$1');
