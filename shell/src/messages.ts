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
  remoteUnavailable: 'This part of the school could not be loaded. The rest still works.',
  remoteNeedsUpdate: 'This part needs an update. Reload.',
  /** docs/decisions/010. */
  offline: "You're offline. Showing what we saved.",
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
