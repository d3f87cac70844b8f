/**
 * The keys of web storage that belong to the device and say nothing about who used it: signing out leaves them. They stand
 * here and not where they are used, because whoever signs out has not loaded all of the site.
 */
const DEVICE_KEYS: readonly string[] = [
  'bazaar.theme',
  'bazaar.codesSentAt', // else a sign-out would lift the limit on codes
  'bazaar.visitor', // a random number: which share of the visitors this browser belongs to
  'bazaar.visit',
  'bazaar.signedIn', // set and removed with the session itself
  'bazaar.bandwidth',
  'bazaar.noStories',
  ...(import.meta.env?.MODE === 'production' ? [] : ['bazaar.overrides']),
  'bazaar.reloadedAt',
];
const BUILDS = 'bazaar.build.';
/** Firebase removes a user who signs out itself; what is there afterwards is the next one's. */
const FIREBASE = 'firebase:';

/** Whether a key of web storage outlives the visitor. */
export const isOfTheDevice = (key: string): boolean =>
  DEVICE_KEYS.includes(key) || key.startsWith(BUILDS) || key.startsWith(FIREBASE);
