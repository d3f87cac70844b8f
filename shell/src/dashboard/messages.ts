/** Texts of the dashboard. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string | undefined) => (name ? `Hello, ${name}` : 'Hello'),
  sections: 'Sections',
  signOut: 'Sign Out',
  signOutFailed: 'Signing out did not work. Please try again.',
} as const;
