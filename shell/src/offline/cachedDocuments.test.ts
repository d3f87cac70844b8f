import { afterEach, describe, expect, test, vi } from 'vitest';
import { documentIn, documentToSave } from './cachedDocuments.ts';

const HTML =
  '<!doctype html><html data-document="frame" lang="en"><script type="application/json" id="site-config">{}</script></html>\n';
const HOME = HTML.replace('frame', 'home');
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-policy': 'page',
};

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

test('a whole document that the network gave: is what it says it is, whatever its address', async () => {
  expect(await documentIn(fromNetwork())).toBe('frame');
  expect(await documentIn(fromNetwork({ url: 'https://bazaar.example/login' }))).toBe('frame');
  expect(await documentIn(fromNetwork({ headers: { ...HEADERS, 'x-policy': 'signIn' } }))).toBe('signIn');
  expect(await documentIn(fromNetwork({ body: HOME }))).toBe('home');
});

test.each<[string, Given]>([
  ['made by a script', { type: 'default', url: '' }],
  ['a redirect', { type: 'opaqueredirect', body: null }],
  ['redirected', { redirected: true }],
  ['of another origin', { type: 'cors', url: 'https://evil.example/feed' }],
  ['of another origin, not readable', { type: 'opaque', body: null }],
  ['cut', { body: HTML.slice(0, HTML.length / 2) }],
  ['empty', { body: '' }],
  ['a captive portal’s', { body: '<!doctype html><title>WiFi</title></html>' }],
  ['without the policy', { headers: { 'content-type': 'text/html', 'x-policy': 'page' } }],
  ['silent about whose policy it has', { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } }],
  ['of a policy that nobody knows', { headers: { ...HEADERS, 'x-policy': 'other' } }],
  ['silent about which file it is', { body: HTML.replace(' data-document="frame"', '') }],
  ['the landing page with the policy of sign-in', { body: HOME, headers: { ...HEADERS, 'x-policy': 'signIn' } }],
  ['a file', { headers: { ...HEADERS, 'content-type': 'application/json' } }],
  ['an error', { status: 503 }],
])('a response that is %s: is neither saved nor served', async (_, given) =>
  expect(await documentIn(fromNetwork(given))).toBeUndefined(),
);

describe('the document of a page', () => {
  const requested: string[] = [];
  afterEach(() => {
    vi.unstubAllGlobals();
    requested.length = 0;
  });
  const serve = (response: Response) =>
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      return response;
    });

  test('is saved as it came', async () => {
    const response = fromNetwork();
    expect(await documentToSave(response, 'frame')).toBe(response);
  });

  test.each<[string, Given]>([
    ['is cut', { body: HTML.slice(0, HTML.length / 2) }],
    ['is sign-in’s', { url: 'https://bazaar.example/login', headers: { ...HEADERS, 'x-policy': 'signIn' } }],
    ['is that of /index.html', { url: 'https://bazaar.example/index.html', body: HOME }],
  ])('%s: what the server has for the page is saved instead, and nothing where it has none', async (_, given) => {
    const own = fromNetwork({ url: 'https://bazaar.example/frame.html' });
    serve(own);
    expect(await documentToSave(fromNetwork(given), 'frame')).toBe(own);
    serve(fromNetwork(given));
    expect(await documentToSave(fromNetwork(given), 'frame')).toBeNull();
    expect(requested).toEqual(['/frame.html', '/frame.html']);
  });
});
