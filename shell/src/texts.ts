import type { Retention } from '@bazaar/shared/contracts/config';

const lessonsText = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** '8 min', '1 h', '1 h 20 min'. */
function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** The frame of every page. */
export const chrome = {
  skipToContent: 'Skip to content',
  login: 'Login',
  account: 'Your account',
  settings: 'Services and settings',
  search: 'Search',
  mainNavigation: 'Main',
  sections: 'Sections',
  menu: 'Menu',
} as const;

/** The notice that the school could not start: shell/src/document/startWatch.ts has it in the page before any other text is late. */
export const startNotice = {
  failed: 'The school could not start.',
  hint: 'Check your connection, then reload the page.',
  reload: 'Reload',
} as const;

export const navigation = {
  home: 'Home',
  feed: 'Feed',
  business: 'Business',
  reels: 'Reels',
  levels: 'Levels',
  creators: 'Creators',
} as const;

export const footer = {
  blurb: 'Business skills and creative content, taught by people who run the business.',
  quickLinks: 'Quick Links',
  services: 'Services',
  about: 'About Us',
  terms: 'Terms & Conditions',
  contact: 'Contact',
  social: 'Follow us',
  copyright: (brand: string) => `© 2024 ${brand}. All rights reserved.`,
  /** To be filled by the owner: the spec shows none of these values (§2, Footer). */
  address: 'Postal address: to be announced',
  phone: 'Phone: to be announced',
  email: 'E-mail: to be announced',
} as const;

export const language = {
  label: 'Language',
  keep: 'Keep English',
} as const;

/** The web app manifest (install/webManifest.ts): the site on a home screen, and before it is there. */
export const manifest = {
  description:
    'Business skills and creative content: short video lessons, reels and stories for learners and small-business owners.',
  myLessons: 'My lessons',
  /** Of its pictures, for those who do not see them. */
  screenshots: {
    home: 'The landing page: where to start, and lessons of every trade',
    lesson: 'A lesson with its video',
    topics: 'Business topics to choose from',
  },
} as const;

/** The offer to put the site on the home screen. */
export const install = {
  label: 'Home screen',
  offer: (brand: string) => `Put ${brand} on your home screen: it opens at once, also without a network.`,
  install: 'Install',
  notNow: 'Not now',
} as const;

/** A screen that waits or fails (§2, Shared chrome). */
export const screen = {
  /** §2, Shared chrome. */
  unexpectedError: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  home: 'Home',
  reload: 'Reload',
  back: 'Back',
  tryAgain: 'Try Again',
  loading: 'Loading',
  stillLoading: 'Still loading…',
} as const;

/** A remote that could not be loaded. */
export const remote = {
  title: 'This part is not available',
  unavailable: 'This part of the school could not be loaded. The rest still works.',
  needsUpdate: 'This part needs an update. Reload.',
} as const;

/** Without a network (docs/behaviour.md), and a new version of the site. */
export const offline = {
  /** docs/behaviour.md. */
  offline: "You're offline. Showing what we saved.",
  offlineNotSaved: "You're offline, and this page was not saved.",
  updateReady: 'A new version of the site is ready.',
  later: 'Later',
} as const;

export const notSaved = {
  title: "You're offline",
  text: 'There is no network, and this page was not saved on this device. It opens by itself when the network is back.',
  /** Above the links to lessons, and to pages, that open without network. */
  lessons: 'Saved lessons',
  saved: 'Saved pages',
} as const;

/** The landing page; names and figures of §2 to the letter. */
export const home = {
  title: 'Home',
  highlights: 'Highlights',
  watchNow: 'Watch Now',
  moreInfo: 'More Info',
  scrollBack: (row: string) => `Scroll back: ${row}`,
  scrollOn: (row: string) => `Scroll on: ${row}`,
  /** Above the carousel: the way to a first lesson, for those who have watched none. */
  start: { title: 'Start here', text: 'Mobile Repairing: the first lesson' },
  resume: 'Continue',
  slides: [
    {
      title: 'Start a mobile repair shop in 30 days',
      text: 'Short lessons in your language, from people who run the business.',
    },
    { title: 'Learn the tool before you buy it', text: 'See it used on a real job, then decide.' },
    { title: 'Carpenters who quote with confidence', text: 'Measure, add for waste, say the price first.' },
    { title: 'Furniture, fittings, first customers', text: 'From the workshop to the first ten orders.' },
    { title: 'One tool, one trade, one good name', text: 'Work that people recommend to each other.' },
    { title: 'Fix the leak, keep the customer', text: 'Open one tile, not ten.' },
  ],
  rows: { popular: 'Popular Business Categories', featured: 'Featured Categories', trending: 'Trending Now' },
  cards: {
    mobile: 'Mobile Repairing',
    cab: 'Cab Driving',
    carpenter: 'Carpenter Business',
    plumber: 'Plumber Business',
    electrician: 'Electrician Business',
    dharm: 'Dharm Yudh',
    karm: 'Karm Yudh',
    youtube: 'Youtube Class',
    shunye: 'Shunye Dhristi',
    startup: 'Business Startup Guide',
    marketing: 'Digital Marketing',
    finance: 'Financial Planning',
    leadership: 'Leadership Skills',
  },
} as const;

/** The marketing figures, on the landing page and the About page (§1, §9). */
export const figures = {
  label: 'The school in figures',
  ideas: 'Business Ideas',
  learners: 'Active Learners',
  rating: 'Average Rating',
} as const;

/** The About page (§1, §2). */
export const about = {
  title: 'About Us',
  missionTitle: 'Our mission',
  mission:
    'To put business skills within reach of every learner with a phone: the trade itself, and how to price it, sell it and keep its books.',
  storyTitle: 'Our story',
  story:
    'Most people who open a repair counter, a tailoring table or a tea stall learn the craft from a relative and the business from their mistakes. We film the second part. Lessons are short, in levels, and taught by people who do the work every day.',
  exploreCourses: 'Explore Courses',
  ourServices: 'Our Services',
  back: 'Back',
} as const;

/** Our Services (§2) and its dialogs. */
export const services = {
  title: 'Our Services',
  becomeCreator: 'Become Creator With Us',
  contact: 'Contact Us',
  premium: 'Get Premium',
  comingSoon: 'Coming soon',
  musicOn: 'Turn on Music',
  musicOff: 'Turn off Music',
  signOut: 'Sign Out',
  privacy: 'Privacy Policy',
  deleteAccount: 'Delete Account',
  /** These two by the site's retention. */
  deleteQuestion: {
    atOnce: 'Delete your account and all that we keep about you? This cannot be undone.',
    sealedYear:
      'Delete your account and what you watched? Your name, number, occupation, sign-ins and consent stay sealed for a year, then they are deleted too. This cannot be undone.',
  } satisfies Record<Retention, string>,
  deleteNeedsSignIn: 'To delete your account, sign in again first: the sign-in must be less than 5 minutes old.',
  deleted: 'Your account is deleted.',
  dataDeleted: {
    atOnce: 'Your data is deleted. To delete your number too, press Delete Account once more.',
    sealedYear:
      'What you watched is deleted, the rest is sealed for a year. To end your sign-in too, press Delete Account once more.',
  } satisfies Record<Retention, string>,
  failed: 'That did not work. Please try again.',
  signIn: 'Login',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  /** Announced when the sound choice changes. */
  soundIsOn: 'Sound is on',
  soundIsOff: 'Sound is off',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** The question before a sign-out. */
export const signOut = {
  signOut: 'Sign Out',
  question: 'Sign out on this device? What you watched is forgotten here; your account keeps it.',
  sentFirst: (lessons: number) =>
    `The progress of ${lessonsText(lessons)} is not in your account yet. It is sent first.`,
  lost: (lessons: number) =>
    `The progress of ${lessonsText(lessons)} is not in your account yet and cannot be sent now. Signing out now loses it.`,
  removed: (lessons: number, size: string) =>
    lessons === 1
      ? `1 saved lesson, ${size}, is removed from this device.`
      : `${lessons} saved lessons, ${size}, are removed from this device.`,
  kept: (lessons: number, size: string) =>
    lessons === 1
      ? `1 saved lesson, ${size}, stays here until you sign in again with your number. Nobody else sees it.`
      : `${lessons} saved lessons, ${size}, stay here until you sign in again with your number. Nobody else sees them.`,
  keep: 'Keep saved lessons for my number',
  cancel: 'Cancel',
  wait: 'Wait',
  signedOut: 'You are signed out.',
  failed: 'Signing out did not work. Please try again.',
} as const;

/** The dashboard. */
export const dashboard = {
  title: 'Dashboard',
  greeting: (name: string | undefined) => (name ? `Hello, ${name}` : 'Hello'),
  nothing: {
    title: 'Nothing watched yet',
    text: 'Lessons that you begin will wait for you here.',
    start: 'See the levels',
  },
  unread: {
    nothing: 'Your account could not be read. What you have watched is not shown.',
    some: 'Your account could not be read. This is what this device knows.',
    again: 'Your account could still not be read.',
    retrying: 'Trying again…',
  },
  refused:
    'Your account did not take some of what you have watched. It stays on this device, and saving it is tried again.',
  paths: {
    title: 'Paths under way',
    finished: (finished: number, lessons: number | undefined) =>
      lessons === undefined
        ? `${finished} ${finished === 1 ? 'lesson' : 'lessons'} finished`
        : `${finished} of ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} finished`,
    left: (minutes: number) => `${minutesText(minutes)} left`,
    next: 'Continue:',
  },
  week: {
    title: 'This week',
    nothing: 'Nothing watched this week yet.',
    total: (minutes: number) => `${minutesText(minutes)} in the last 7 days`,
    /** The chart for those who do not see it. */
    chart: (days: readonly string[]) => `Minutes watched on each day: ${days.join(', ')}`,
    onDay: (day: string, minutes: number) => `${day} ${minutes}`,
    today: 'Today',
    table: 'Show as a table',
    day: 'Day',
    minutes: 'Minutes',
  },
  finished: {
    title: 'Finished',
    series: (lessons: number) => (lessons === 1 ? '1 lesson' : `All ${lessons} lessons`),
  },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  sections: 'Sections',
  signOut: 'Sign Out',
} as const;

/** The dashboard's part about the data of an account: the consent to keep it, and its rights (docs/decisions/048). */
export const yourData = {
  title: 'Your data',
  keepProgress: 'Keep my progress on the account',
  inAccount: 'On: any device goes on where you stopped.',
  onDevice: 'Off: it is on this device alone.',
  deletedThere: 'Your progress is deleted from your account. It stays on this device.',
  download: 'Download my data',
  downloadPage: 'Download as a page to read',
  oneMoment: 'One moment…',
  ask: 'May your account keep this?',
  askText: 'Until you agree, nothing of what you watch leaves this device. Everything else works as before.',
  whatIsKept: 'What is kept, why and how long',
  consent: 'I am 18 or older and agree to this.',
  agree: 'Agree',
  notNow: 'Not now',
  tickFirst: 'Please confirm that you are 18 or older and agree',
  refused: 'What you watch stays on this device.',
  askAgain: 'Keep it in my account',
  agreed: 'Your account keeps it from now on.',
  failed: 'That did not work. Please try again.',
} as const;

/** The file with all that an account keeps. */
export const accountFile = {
  file: 'my-data',
  title: 'My data',
  account: 'Account',
  consents: 'Consents',
  progress: 'Lessons watched',
  nothing: 'Nothing',
} as const;

/** Continue watching. */
export const watching = {
  title: 'Continue watching',
  watched: (position: string, length: string) => `${position} of ${length}`,
} as const;

/** The saved lessons under the dashboard. */
export const savedLessons = {
  title: 'Saved lessons',
  nothingYet: 'Nothing saved yet. Press Save lesson on the page of a lesson: it then plays without a network.',
  total: (count: number, size: string) => `${count === 1 ? '1 lesson' : `${count} lessons`} · ${size} on this device`,
  free: (size: string) => `about ${size} free`,
  pause: (title: string) => `Pause: ${title}`,
  resume: (title: string) => `Resume: ${title}`,
  tryAgain: (title: string) => `Try again: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  removed: 'Removed from this device',
  removeFailed: 'Removing did not work. Please try again.',
  removeAll: 'Remove all',
  removeAllQuestion: (size: string) =>
    `All saved lessons, ${size}, will be removed from this device. They can be saved again.`,
  cancel: 'Cancel',
} as const;

/** The page of the remotes. */
export const remotesPage = {
  title: 'Remotes',
  intro: 'What this browser gets of each remote, as this page found it.',
  version: 'Version',
  origin: 'Origin',
  loadTime: 'Loaded in',
  bytes: 'Bytes',
  status: 'Status',
  lastError: 'Last error',
  refused: 'Refused',
  none: '–',
  release: (version: string, release: number) => `${version} (release ${release})`,
  refusedFor: (version: string, release: number, missing: readonly string[]) =>
    `${version} (release ${release}): this shell does not provide ${missing.join(', ')}`,
  milliseconds: (ms: number) => `${Math.round(ms)} ms`,
  kilobytes: (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`,
  load: (name: string) => `Load ${name}`,
  overrideLabel: (name: string) => `Another version or URL of ${name}, for this browser`,
  use: 'Use it',
  stop: 'Stop the override',
  statuses: {
    missing: 'Not in the registry',
    off: 'Off',
    waiting: 'Not loaded yet',
    loaded: 'Loaded',
    fallback: 'Loaded, but not the version that was asked for first',
    failed: 'Failed',
    refused: 'Every version is refused',
  },
} as const;

/** A build of a remote on review, in one tab. */
export const reviewedBuilds = {
  choose: (name: string, version: string) => `Use ${name} ${version} in this tab`,
  chosen: (version: string) => `This tab uses ${version}, which is on review. Visitors get another version.`,
  leave: (name: string) => `Leave this version of ${name}`,
  unlisted: 'This site has no such version on review.',
  link: (builds: string) => `On review in this tab: ${builds}`,
} as const;

/** The link to the page of the remotes where this browser overrides one. */
export const overrideBadge = {
  link: (names: string) => `Override: ${names}`,
} as const;
