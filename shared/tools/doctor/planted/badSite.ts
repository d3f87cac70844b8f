/** For tests: a deployed site that is not served with the headers that it is composed with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { POLICY_HEADER } from '../../../contracts/documents.ts';
import { documentHeaders } from '../../compose/headers.ts';
import type { SiteFile } from '../../compose/siteFile.ts';
import { testSite } from '../../production/testSite.ts';

/** A site at hosts of this machine; its feed has an origin of its own. */
export function siteAt(address: string, feed: string, hosts: { images: string; streams: string }): SiteFile {
  const site = testSite();
  return { ...site, address, origins: { feed }, config: { ...site.config, ...hosts } };
}

/** Allows nothing but what is its own. */
const POLICY = "default-src 'none'; img-src 'self'; connect-src 'self'";
const FEATURES = 'fullscreen=(), autoplay=(self)';

/** Answers as the servers of the site and of its feed do, but for their headers. */
export function serveSite(site: SiteFile, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const remoteOrigins = Object.values(site.origins);
  const { page } = documentHeaders({ config: site.config, remoteOrigins, scripts: [], styles: [] });
  const html = { 'content-type': 'text/html', 'permissions-policy': FEATURES };
  const send = (headers: Readonly<Record<string, string>>, body = '') =>
    void response.writeHead(200, headers).end(body);
  if (url === '/sw.js') return send({ 'content-type': 'text/javascript', 'content-security-policy': POLICY });
  // For the feed too: pages of no site may read it.
  if (url.endsWith('.js')) return send({ 'content-type': 'text/javascript' });
  if (url === '/remotes.json') return send({}, JSON.stringify({ feed: feedAt(site.origins.feed!) }));
  // It has the policy of every other page.
  if (url === '/login') return send({ ...html, ...page, [POLICY_HEADER]: 'signIn' });
  const integrity = { 'integrity-policy': 'blocked-destinations=(script)' };
  return send({ ...html, ...integrity, 'content-security-policy': POLICY });
}

const feedAt = (origin: string) => ({ version: 'one', contract: 1, entry: `${origin}/mfe-feed/one/entry.js` });
