import * as v from 'valibot';

/** Foreign origins whose pages may load remotes, as configuration names them (docs/decisions/020). */

/** As browsers send it: lower case, no path, no standard port. */
const isOrigin = (text: string): boolean =>
  /^[\w.:/-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const origins = (allowed: RegExp, message: string) =>
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => isOrigin(text) && allowed.test(text), message),
    ),
  );

/** For a site in production. */
export const hosts = origins(/^https:/, 'an origin, as https://their-site.example');

/** For a site on this machine: pages of this machine too. */
export const localHosts = origins(
  /^(https:|http:\/\/localhost(:|$))/,
  'an origin, as https://their-site.example or http://localhost:4173',
);
