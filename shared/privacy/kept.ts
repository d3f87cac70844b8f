import type { Retention } from '../contracts/config.ts';

/**
 * All that is kept about a visitor: by place, the rows of the privacy page, with how long each is kept. Its words are texts of the
 * same id: `texts.ts` here for the account, which the sign-in shows too, and in shell/src/privacy. The technical names that a
 * row stands for are in shared/tools/privacy/keptNames.ts (docs/decisions/036).
 */

/** When a row goes. */
export type Term =
  | 'accountDeleted'
  | 'sealedYear'
  | 'signOut'
  | 'signOutUnlessLeft'
  | 'removed'
  | 'days30'
  | 'days30OrSignOut'
  | 'codeUsed'
  | 'tabClosed'
  | 'siteDataCleared'
  | 'replaced'
  | 'weeks';

export const KEPT = {
  account: {
    name: 'accountDeleted',
    phone: 'accountDeleted',
    occupation: 'accountDeleted',
    signIns: 'accountDeleted',
    consent: 'accountDeleted',
    lessons: 'accountDeleted',
    days: 'accountDeleted',
  },
  google: {
    signIn: 'weeks',
  },
  device: {
    watched: 'signOut',
    saved: 'removed',
    searches: 'signOut',
    pages: 'signOutUnlessLeft',
    pictures: 'days30OrSignOut',
    stories: 'days30OrSignOut',
    choices: 'signOut',
    session: 'signOut',
    code: 'codeUsed',
    tab: 'tabClosed',
    codesSent: 'siteDataCleared',
    look: 'siteDataCleared',
    line: 'siteDataCleared',
    counted: 'signOut',
    trials: 'siteDataCleared',
    upkeep: 'siteDataCleared',
    robotCheck: 'siteDataCleared',
    files: 'days30',
    documents: 'siteDataCleared',
  },
  reports: {
    speed: 'replaced',
    failures: 'replaced',
    sender: 'replaced',
    lessons: 'replaced',
    searches: 'replaced',
  },
} as const satisfies Record<string, Record<string, Term>>;

/** The rows of the account that outlive it by a year, sealed, where the site's retention says so (docs/decisions/048). */
const SEALED: readonly string[] = [
  'name',
  'phone',
  'occupation',
  'signIns',
  'consent',
] satisfies (keyof typeof KEPT.account)[];

/** When a row of a place goes, on a site of this retention. */
export const termOf = (place: Place, row: string, term: Term, retention: Retention): Term =>
  place === 'account' && retention === 'sealedYear' && SEALED.includes(row) ? 'sealedYear' : term;

export type Place = keyof typeof KEPT;
/** The words of each row of a place. */
export type Words<Of extends Place, Text> = Record<keyof (typeof KEPT)[Of], Text>;
