/** Every text of the shell that a visitor sees. */
export const messages = {
  skipToContent: 'Skip to content',
  login: 'Login',
  account: 'Your account',
  settings: 'Services and settings',
  /** §2, Shared chrome. */
  unexpectedError: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  home: 'Home',
  reload: 'Reload',
  back: 'Back',
  mainNavigation: 'Main',
  tryAgain: 'Try Again',
  loading: 'Loading',
  stillLoading: 'Still loading…',
  remoteUnavailableTitle: 'This part is not available',
  remoteUnavailable: 'This part of the school could not be loaded. The rest still works.',
  remoteNeedsUpdate: 'This part needs an update. Reload.',
  /** docs/decisions/010. */
  offline: "You're offline. Showing what we saved.",
  offlineNotSaved: "You're offline, and this page was not saved.",
  notSaved: {
    title: "You're offline",
    text: 'There is no network, and this page was not saved on this device. It opens by itself when the network is back.',
    /** Above the links to pages that open without network. */
    saved: 'Saved pages',
  },
  updateReady: 'A new version of the site is ready.',
  later: 'Later',
  footer: {
    blurb: 'Business skills and creative content, taught by people who run the business.',
    quickLinks: 'Quick Links',
    services: 'Services',
    about: 'About Us',
    terms: 'Terms & Conditions',
    contact: 'Contact',
    social: 'Follow us',
    copyright: (brand: string) => `© 2024 ${brand}. All rights reserved.`,
  },
  navigation: {
    home: 'Home',
    feed: 'Feed',
    business: 'Business',
    reels: 'Reels',
    levels: 'Levels',
    creators: 'Creators',
  },
} as const;
