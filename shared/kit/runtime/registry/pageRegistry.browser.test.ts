import { afterEach, expect, test, vi } from 'vitest';
import { createPageRegistry } from './pageRegistry.ts';

const recordOf = (version: string) => ({
  version,
  release: 1,
  contract: 1,
  entry: `/mfe-catalog/${version}/assets/remoteEntry-a.js`,
  preload: [],
  css: [],
  integrity: {},
});

/** The copy that the page's document was written with. */
const copy = Object.assign(document.createElement('script'), { id: 'remotes', type: 'application/json' });
copy.textContent = JSON.stringify({ catalog: recordOf('of-the-document') });
document.head.append(copy);
const { readRegistry } = createPageRegistry({ elementId: 'remotes' });

const fetched = vi.spyOn(globalThis, 'fetch');
const warned = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
  warned.mockClear();
});

const versionRead = async () => (await readRegistry({ anew: true })).catalog?.version;
const catalog = (fields: object) => JSON.stringify({ catalog: { ...recordOf('x'), ...fields } });

test('remotes.json is there: it is used', async () => {
  fetched.mockResolvedValue(Response.json({ catalog: recordOf('newer') }));
  expect(await versionRead()).toBe('newer');
});

test.each([
  ['an error', '', 500],
  ['no JSON', '{', 200],
  ['the web page of a captive portal', '<!doctype html><title>WiFi</title>', 200],
  ['wrong types', catalog({ version: 1, entry: ['x'] }), 200],
  ['code in its fields', catalog({ entry: 'javascript:document.title="evil"//.js' }), 200],
  ['a server that is not known', catalog({ entry: 'https://evil.example/x.js' }), 200],
])('%s in the place of remotes.json: the copy in the page serves, and the console says so', async (_, body, status) => {
  fetched.mockResolvedValue(new Response(body, { status }));
  expect(await versionRead()).toBe('of-the-document');
  expect(warned).toHaveBeenCalledOnce();
});

test('the network is gone: the copy in the page serves', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  expect(await versionRead()).toBe('of-the-document');
});

test('no response: the copy in the page serves after two seconds', async () => {
  vi.useFakeTimers();
  fetched.mockReturnValue(new Promise(() => {}));
  let version: string | undefined;
  void versionRead().then((read) => (version = read));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(version).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(version).toBe('of-the-document');
});
