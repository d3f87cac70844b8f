import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { assetLinks } from '../compose/assetLinks.ts';
import type { SiteFile } from '../compose/siteFile.ts';

/** The parts of a site file that differ between the tested sites. */
export interface TestSiteOptions {
  hasAppCheck?: boolean;
  /** Each remote on an origin of its own. */
  hasOwnOrigins?: boolean;
  /** An Android app shows the site (docs/play-store.md). */
  hasAndroidApp?: boolean;
}

/** Names that no DNS has (RFC 2606): a request that gets out of the test finds nothing. */
export const ADDRESS = 'https://school.example';
export const API_KEY = 'test-api-key';
/** The project of the local backend's data. */
const PROJECT = 'demo-bazaar';

/** Of an app that nobody has. */
export const ANDROID_LINKS = assetLinks({ package: 'example.school', fingerprints: [Array(32).fill('A0').join(':')] });

export const originOfRemote = (name: RemoteName) => `https://${name}.school.example`;

/** A site file as an owner writes it (shared/firebase/site.example.json), of test values. */
export const testSite = ({
  hasAppCheck = false,
  hasOwnOrigins = false,
  hasAndroidApp = false,
}: TestSiteOptions = {}): SiteFile => ({
  address: ADDRESS,
  ...(hasAndroidApp && { wellKnown: { 'assetlinks.json': ANDROID_LINKS } }),
  origins: hasOwnOrigins ? Object.fromEntries(REMOTE_NAMES.map((name) => [name, originOfRemote(name)])) : {},
  hosts: [],
  config: {
    firebase: { apiKey: API_KEY, authDomain: 'school.example', projectId: PROJECT, appId: '1:2:web:3' },
    images: 'https://images.example/bazaar',
    streams: 'https://streams.example',
    countries: 'https://countries.example/v3.1/all?fields=name,cca2,idd,flag',
    flags: 'https://flags.example/flags',
    reports: { url: 'https://collector.example/v1/logs', share: 1 },
    ...(hasAppCheck && { appCheck: { siteKey: 'test-site-key' } }),
  },
});
