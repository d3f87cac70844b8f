import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { DOCUMENT_URLS, documentForUrl, documentNameIn, documentToSave, filesOf } from './cachedDocuments.ts';
import { REMOTES } from '../../../shared/contracts/remotes.ts';
import { FRAME_DOCUMENT } from '../../../shared/tools/build/documents.ts';

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
  expect(await documentNameIn(fromNetwork())).toBe('frame');
  expect(await documentNameIn(fromNetwork({ url: 'https://bazaar.example/login' }))).toBe('frame');
  expect(await documentNameIn(fromNetwork({ headers: { ...HEADERS, 'x-policy': 'signIn' } }))).toBe('signIn');
  expect(await documentNameIn(fromNetwork({ body: HOME }))).toBe('home');
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
  expect(await documentNameIn(fromNetwork(given))).toBeUndefined(),
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

describe('the list of a document’s files', () => {
  const HASH_A = `sha256-${'a'.repeat(43)}=`;
  const LIST = JSON.stringify({
    origins: [],
    images: '',
    mounts: {},
    files: [{ url: '/assets/a.js', hash: HASH_A }],
  });
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const documentWith = (list: string, url?: string) =>
    fromNetwork({ body: HTML.replace('<html', `<html data-files="${hashOf(list)}"`), ...(url && { url }) });
  let stored: Map<string, Response>;
  let requested: string[];

  /** The cache, and the server with this list; as a browser does, it refuses what has another hash than was requested. */
  const serve = (list: string, cached: [string, string][] = []) => {
    stored = new Map(cached.map(([key, text]) => [key, new Response(text)]));
    requested = [];
    const cache = {
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, response: Response) => void stored.set(key, response),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('fetch', async (url: string, { integrity }: RequestInit) => {
      requested.push(url);
      if (integrity !== hashOf(list)) throw new TypeError('integrity');
      return new Response(list);
    });
  };
  afterEach(() => vi.unstubAllGlobals());

  test('comes from the server once, then from the cache', async () => {
    serve(LIST);
    expect((await filesOf(documentWith(LIST))).files).toEqual([{ url: '/assets/a.js', hash: HASH_A }]);
    await filesOf(documentWith(LIST));
    expect(requested).toEqual(['/files.json']);
    expect(stored.size).toBe(1);
  });

  test('of a canary’s document: lies beside that document', async () => {
    const list = `${LIST} `;
    serve(list);
    await filesOf(documentWith(list, 'https://bazaar.example/_canary/feed'));
    expect(requested).toEqual(['/_canary/files.json']);
  });

  test('that a script has written into the cache: is not believed', async () => {
    const list = `${LIST}  `;
    const forged = LIST.replace(HASH_A, `sha256-${'e'.repeat(43)}=`);
    serve(list, [[`/files.json?${encodeURIComponent(hashOf(list))}`, forged]]);
    expect((await filesOf(documentWith(list))).files[0]?.hash).toBe(HASH_A);
  });

  test.each([
    ['the server has another one', documentWith(`${LIST}   `)],
    ['the document names none', fromNetwork()],
  ])('%s: rejects', async (_, document) => {
    serve(LIST);
    await expect(filesOf(document)).rejects.toThrow();
  });
});

test('where the worker requests a document: the servers have that one', () => {
  for (const [name, path] of Object.entries(DOCUMENT_URLS))
    expect(documentForUrl(`https://bazaar.example${path}?from=ad`, REMOTES)).toBe(name);
  expect(DOCUMENT_URLS.frame).toBe(`/${FRAME_DOCUMENT}`);
});
