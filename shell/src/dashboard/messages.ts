/** Texts of the dashboard. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string | undefined) => (name ? `Hello, ${name}` : 'Hello'),
  continueWatching: 'Continue watching',
  nothingYet: 'Lessons that you begin will wait for you here.',
  sections: 'Sections',
  signOut: 'Sign Out',
} as const;
