/** The people behind a site, in the file of the site (shared/firebase/site.example.json): whom a learner may ask. */
export interface Contact {
  /** Postal. */
  address: string;
  phone: string;
  email: string;
  /** The name of the person who answers complaints. */
  grievanceOfficer: string;
  /** The most days that an answer takes. */
  daysToAnswer: number;
}

/**
 * When Delete Account ends what an account keeps (docs/decisions/048): 'atOnce' all of it, 'sealedYear' at once what was watched, and the
 * rest after a year in which no page of the site can read it.
 */
export type Retention = 'atOnce' | 'sealedYear';

/**
 * The values that differ between environments: never built into a bundle, but written into index.html by the deploy step, so that
 * the files tested are the files shipped. Absent or malformed parts fall back to the local development values.
 */
export interface SiteConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Image delivery host with account, no trailing slash (§7). */
  images: string;
  /** Stream host, no trailing slash (§7). */
  streams: string;
  /** The countries service with its query (§7). */
  countries: string;
  /** The flag image service, no trailing slash (§7): `{flags}/in.svg`. */
  flags: string;
  /** Origins that remotes may come from beside the site's own; the deploy step writes them. */
  remoteOrigins?: string[];
  /**
   * The address that pages send their anonymous reports to, and which share of the pages, from 0 to 1. Absent: nothing is sent. `policyUrl`:
   * the address that browsers send by themselves, from every page and with its address, what the policy refused to (docs/decisions/013).
   */
  reports?: { url: string; share: number; policyUrl?: string };
  /**
   * Only in a preview of the site (docs/decisions/043): `reports` in its place, which pages mark as from a preview. A shell from before
   * previews finds no address to report to.
   */
  preview?: { reports?: { url: string; share: number } };
  /** Google's attestation that calls of sign-in come from this site's pages: the site key of reCAPTCHA Enterprise. Absent: off. */
  appCheck?: { siteKey: string };
  /** Whom a learner may ask: shown on /privacy. Absent where nothing but this machine serves the site. */
  contact?: Contact;
  /** Absent: 'atOnce'. */
  retention?: Retention;
  /** host:port of the local backend; absent in production. */
  backend?: { firestore: string; auth: string };
}

/** Apart from the rest: all that a bundle of a remote has of it. */
export const LOCAL_URLS = {
  images: 'http://localhost:5180/bazaar',
  streams: 'http://localhost:5180',
  countries: 'http://localhost:5180/v3.1/all?fields=name,cca2,idd,flag',
  flags: 'http://localhost:5180/flags',
};

export const LOCAL_CONFIG: SiteConfig = {
  ...LOCAL_URLS,
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-bazaar', appId: 'local' },
  // Not even the names of local hosts come into a bundle of production (productionBundles.test.ts).
  backend: import.meta.env?.MODE === 'production' ? undefined : { firestore: 'localhost:8080', auth: 'localhost:9099' },
};

export const CONFIG_ELEMENT_ID = 'site-config';
