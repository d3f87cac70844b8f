import { setImmediate } from 'node:timers/promises';
import type { EarlyRoute } from '@bazaar/shared/firebase/earlyRequests';
import { afterEach, expect, test, vi } from 'vitest';
import { drawScreen } from './drawScreen.ts';

afterEach(() => void vi.unstubAllGlobals());

const ROUTE: EarlyRoute = { pattern: '/list', params: {}, search: '', reads: [], media: undefined };
const WITH_VIDEO: EarlyRoute = { ...ROUTE, media: { read: 0, stream: 'streamId', idField: 'id' } };

interface Page {
  route?: EarlyRoute | undefined;
  /** Of the build's drawn screen. */
  show?(route: object): Promise<void>;
  /** Calls back when the modules have waited long enough. */
  setTimeout?(callback: () => void): void;
  /** A service worker has the site's files. */
  hasWorker?: boolean;
  /** Resolves once the first video is requested. */
  requestMedia?(): Promise<void>;
}

/** Everything that the page has started by the time it is idle. */
async function startedIn({
  route = ROUTE,
  show = () => new Promise(() => {}),
  setTimeout = () => {},
  hasWorker,
  requestMedia = async () => {},
}: Page) {
  const started: string[] = [];
  vi.stubGlobal('setTimeout', setTimeout);
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } });
  drawScreen(route, {
    load: async () => ({ show }),
    requestModules: () => void started.push('modules'),
    startShell: () => void started.push('shell'),
    requestMedia,
  });
  await setImmediate(); // what is settled has been heard of, once the microtasks have run
  return started;
}

test.each<[string, string[], Page]>([
  ['while the screen is not drawn: nothing', [], {}],
  ['once it is drawn: the shell and the modules', ['modules'], { show: async () => {} }],
  ['once it has failed: the same', ['modules'], { show: () => Promise.reject(new Error('broken')) }],
  ['when it is late: the same', ['modules'], { setTimeout: (late) => late() }],
  ['where a service worker has the files: the shell at once', ['shell'], { hasWorker: true }],
  [
    'where it is drawn and its video not yet requested: nothing',
    [],
    { route: WITH_VIDEO, show: async () => {}, requestMedia: () => new Promise(() => {}) },
  ],
  [
    'where its video cannot be requested: the same',
    ['shell', 'modules'],
    { route: WITH_VIDEO, requestMedia: () => Promise.reject(new Error('broken')) },
  ],
  ['where its video is requested: the shell', ['shell'], { route: WITH_VIDEO }],
  ['where both have come: both', ['shell', 'modules'], { route: WITH_VIDEO, show: async () => {} }],
])('%s is started', async (_, expected, page) => expect(await startedIn(page)).toEqual(expected));

test('on a path without a route nothing is waited for', async () => {
  const requestModules = vi.fn();
  vi.stubGlobal('navigator', {});
  drawScreen(undefined, {
    load: () => new Promise(() => {}),
    requestModules,
    startShell: () => {},
    requestMedia: () => Promise.resolve(),
  });
  await setImmediate();
  expect(requestModules).toHaveBeenCalled();
});

test('the drawn screen is shown with the route and its reads', async () => {
  const shown: object[] = [];
  await startedIn({ show: async (route) => void shown.push(route) });
  expect(shown).toEqual([ROUTE]);
});
