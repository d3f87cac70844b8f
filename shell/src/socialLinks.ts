/** §2, Footer. The owner's accounts are still to be filled in: these are the services' front pages. */
export const SOCIAL_LINKS = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'Twitter', url: 'https://twitter.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
] as const;
