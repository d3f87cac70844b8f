import type { Place, Words } from '../../privacy/kept.ts';

type Names = Readonly<Record<string, readonly string[]>>;

const USER = 'users/{uid}';
const CONSENT = 'users/{uid}/consents/{version}';
/** Of a site whose retention seals an account; `account` is all that its document had. */
const SEALED = 'sealed/{id}';
const PROGRESS = 'users/{uid}/progress/{lesson}';

/**
 * The technical names of what each row of `KEPT` stands for, by where these are stored: no page needs them. shared/tools/privacy fails
 * on what the site keeps and no row has, and on what no row needs any more (docs/decisions/036).
 */
export const KEPT_NAMES = {
  account: {
    name: { [USER]: ['firstName'], [SEALED]: ['account'] },
    phone: { [USER]: ['mobile', 'uid'], [SEALED]: ['uid'] },
    occupation: { [USER]: ['occupation'] },
    signIns: { [USER]: ['createdAt', 'lastLogin'], [SEALED]: ['sealedAt', 'until'] },
    consent: {
      [USER]: ['keepsProgress'],
      [CONSENT]: ['version', 'language', 'isAdult', 'at'],
      [SEALED]: ['consents'],
    },
    lessons: {
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
    days: { [PROGRESS]: ['day', 'seconds'] },
  },
  google: {
    signIn: { 'Firebase Authentication': ['phone number', 'IP address', 'user agent'] },
  },
  device: {
    watched: { localStorage: ['bazaar.progress', 'bazaar.unsavedProgress', 'bazaar.finishedSeries'] },
    saved: { localStorage: ['bazaar.savedLessons'], caches: ['saved-lessons', 'saved-files'] },
    searches: { localStorage: ['bazaar.recentSearches'] },
    pages: { localStorage: ['bazaar.visitedPages'], IndexedDB: ['bazaar'] },
    pictures: { caches: ['pictures'], IndexedDB: ['workbox-expiration'] },
    stories: { localStorage: ['bazaar.stories'] },
    choices: { localStorage: ['bazaar.sound', 'bazaar.lessons', 'bazaar.reelCaptions', 'bazaar.dataSaver'] },
    session: {
      IndexedDB: ['firebaseLocalStorageDb'],
      localStorage: [
        'firebase:*',
        'bazaar.signedIn',
        'bazaar.unsavedUser',
        'bazaar.consent',
        'bazaar.consentRefused',
        'bazaar.deletion',
        'bazaar.progressOff',
      ],
    },
    code: { sessionStorage: ['bazaar.codeRequest'] },
    tab: {
      history: ['draft', 'from', 'reason', 'signedInFor', 'isReauthentication', 'title', 'notice', 'isFromStrip'],
      sessionStorage: ['bazaar.feed.scrollAnchors', 'bazaar.feedSizes', 'bazaar.visit', 'bazaar.reloadedAt'],
    },
    codesSent: { localStorage: ['bazaar.codesSentAt'] },
    look: {
      localStorage: ['bazaar.theme', 'bazaar.language', 'bazaar.languageAsked', 'bazaar.installRefused'],
    },
    line: { localStorage: ['bazaar.bandwidth'] },
    counted: { localStorage: ['bazaar.countedToday'] },
    trials: {
      localStorage: ['bazaar.visitor', 'bazaar.build.*', 'bazaar.overrides'],
      sessionStorage: ['bazaar.failedShell', 'bazaar.review.*'],
    },
    upkeep: { localStorage: ['bazaar.visit', 'bazaar.survivesSignOut', 'bazaar.noStories'] },
    robotCheck: {
      IndexedDB: ['firebase-app-check-database', 'firebase-heartbeat-database'],
      localStorage: ['_grecaptcha'],
    },
    files: { caches: ['files', 'search'] },
    documents: { caches: ['documents'] },
  },
  reports: {
    speed: {
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
        'canary',
        'percent',
        'from',
      ],
    },
    failures: { report: ['message', 'stack', 'problem', 'isFirst', 'reason', 'directive', 'blocked'] },
    sender: { report: ['sender'] },
    lessons: { report: ['what', 'subject'], counted: ['lesson.started', 'lesson.quarter', 'lesson.left'] },
    searches: { counted: ['search.noResult'] },
  },
} as const satisfies { [Of in Place]: Words<Of, Names> };
