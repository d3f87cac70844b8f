/**
 * All that is kept about a visitor: by place, the rows of the privacy page. A row says how long it is kept, and the technical
 * names of what it stands for, by where these are stored. Its words are texts of the same id: `messages.*.ts` here for
 * the account, which the sign-in shows too, and in shell/src/privacy. shared/tools/privacy fails on what the site keeps and no
 * row has, and on what no row needs any more (docs/decisions/036).
 */

/** When a row goes. */
export type Term =
  | 'accountDeleted'
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

interface Kept {
  term: Term;
  names: Readonly<Record<string, readonly string[]>>;
}

const USER = 'users/{uid}';
const PROGRESS = 'users/{uid}/progress/{lesson}';

export const KEPT = {
  account: {
    name: { term: 'accountDeleted', names: { [USER]: ['firstName'] } },
    phone: { term: 'accountDeleted', names: { [USER]: ['mobile', 'uid'] } },
    occupation: { term: 'accountDeleted', names: { [USER]: ['occupation'] } },
    signIns: { term: 'accountDeleted', names: { [USER]: ['createdAt', 'lastLogin'] } },
    lessons: {
      term: 'accountDeleted',
      names: {
        [PROGRESS]: [
          'title',
          'path',
          'position',
          'length',
          'done',
          'at',
          'savedAt',
          'thumbnailId',
          'seriesId',
          'seriesName',
          'seriesLessons',
          'seriesLength',
        ],
      },
    },
    days: { term: 'accountDeleted', names: { [PROGRESS]: ['day', 'seconds'] } },
  },
  google: {
    signIn: { term: 'weeks', names: { 'Firebase Authentication': ['phone number', 'IP address', 'user agent'] } },
  },
  device: {
    watched: {
      term: 'signOut',
      names: { localStorage: ['bazaar.progress', 'bazaar.unsavedProgress', 'bazaar.finishedSeries'] },
    },
    saved: {
      term: 'removed',
      names: { localStorage: ['bazaar.savedLessons'], caches: ['saved-lessons', 'saved-files'] },
    },
    searches: { term: 'signOut', names: { localStorage: ['bazaar.recentSearches'] } },
    pages: { term: 'signOutUnlessLeft', names: { localStorage: ['bazaar.visitedPages'], IndexedDB: ['bazaar'] } },
    pictures: { term: 'days30OrSignOut', names: { caches: ['pictures'], IndexedDB: ['workbox-expiration'] } },
    stories: { term: 'days30OrSignOut', names: { localStorage: ['bazaar.stories'] } },
    choices: {
      term: 'signOut',
      names: { localStorage: ['bazaar.sound', 'bazaar.lessons', 'bazaar.reelCaptions', 'bazaar.dataSaver'] },
    },
    session: {
      term: 'signOut',
      names: {
        IndexedDB: ['firebaseLocalStorageDb'],
        localStorage: ['firebase:*', 'bazaar.signedIn', 'bazaar.unsavedUser'],
      },
    },
    code: { term: 'codeUsed', names: { sessionStorage: ['bazaar.codeRequest'] } },
    tab: {
      term: 'tabClosed',
      names: {
        history: ['draft', 'from', 'isReauthentication', 'title', 'notice', 'isFromStrip'],
        sessionStorage: ['bazaar.feed.scrollAnchors', 'bazaar.feedSizes', 'bazaar.visit', 'bazaar.reloadedAt'],
      },
    },
    codesSent: { term: 'siteDataCleared', names: { localStorage: ['bazaar.codesSentAt'] } },
    look: { term: 'siteDataCleared', names: { localStorage: ['bazaar.theme', 'bazaar.language'] } },
    line: { term: 'siteDataCleared', names: { localStorage: ['bazaar.bandwidth'] } },
    trials: {
      term: 'siteDataCleared',
      names: { localStorage: ['bazaar.visitor', 'bazaar.build.*', 'bazaar.overrides'] },
    },
    upkeep: {
      term: 'siteDataCleared',
      names: { localStorage: ['bazaar.visit', 'bazaar.survivesSignOut', 'bazaar.noStories'] },
    },
    robotCheck: {
      term: 'siteDataCleared',
      names: {
        IndexedDB: ['firebase-app-check-database', 'firebase-heartbeat-database'],
        localStorage: ['_grecaptcha'],
      },
    },
    files: { term: 'days30', names: { caches: ['files', 'search'] } },
    documents: { term: 'siteDataCleared', names: { caches: ['documents'] } },
  },
  reports: {
    speed: {
      term: 'replaced',
      names: {
        report: [
          'event',
          'atMs',
          'remote',
          'version',
          'attempt',
          'isLoaded',
          'ms',
          'bytes',
          'route',
          'name',
          'value',
          'kind',
        ],
      },
    },
    failures: {
      term: 'replaced',
      names: { report: ['message', 'stack', 'isFirst', 'reason', 'directive', 'blocked'] },
    },
    sender: { term: 'replaced', names: { report: ['sender'] } },
  },
} as const satisfies Record<string, Record<string, Kept>>;

export type Place = keyof typeof KEPT;
/** The words of each row of a place. */
export type Words<Of extends Place, Text> = Record<keyof (typeof KEPT)[Of], Text>;
