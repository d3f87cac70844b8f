import { expect, test } from 'vitest';
import { isOwnDocument } from './savedDocuments.ts';

const HTML = '<!doctype html><script type="application/json" id="site-config">{}</script><p>Home</p></html>\n';
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

interface Given {
  body?: string | null;
  status?: number;
  headers?: Record<string, string>;
  type?: ResponseType;
  url?: string;
  redirected?: boolean;
}

/** A response as the network gives it: a script cannot make one. */
function fromNetwork({ body = HTML, status = 200, headers = HEADERS, ...given }: Given = {}): Response {
  const response = new Response(body, { status, headers });
  const own = { type: 'basic', url: 'https://bazaar.example/feed', redirected: false, ...given };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(response, name, { value });
  return response;
}

test('a whole document that the network gave for a page: is saved', async () => {
  expect(await isOwnDocument(fromNetwork(), '/frame.html')).toBe(true);
  expect(await isOwnDocument(fromNetwork({ url: 'https://bazaar.example/' }), '/home')).toBe(true);
});

test.each<[string, Given]>([
  ['made by a script', { type: 'default', url: '' }],
  ['a redirect', { type: 'opaqueredirect', body: null }],
  ['redirected', { redirected: true }],
  ['of another origin', { type: 'cors', url: 'https://evil.example/feed' }],
  ['of another origin, not readable', { type: 'opaque', body: null }],
  ['the other document', { url: 'https://bazaar.example/home' }],
  ['cut', { body: HTML.slice(0, HTML.length / 2) }],
  ['empty', { body: '' }],
  ['a captive portal’s', { body: '<!doctype html><title>WiFi</title></html>' }],
  ['without the policy', { headers: { 'content-type': 'text/html' } }],
  ['a file', { headers: { ...HEADERS, 'content-type': 'application/json' } }],
  ['an error', { status: 503 }],
])('a response that is %s: is neither saved nor served', async (_, given) =>
  expect(await isOwnDocument(fromNetwork(given), '/frame.html')).toBe(false),
);
