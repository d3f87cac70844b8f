import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureLoad, recordThrown } from '@remotes-kit/runtime/measureLoad';
import { learnMounts } from '../remotes/registry.ts';
import { createLoadReports, loadOfShell } from './loadReports.ts';
import { parseReport } from '@remotes-kit/release/report';

learnMounts({ feed: { prefixes: ['/feed'] } });
beforeEach(() => performance.clearMeasures());
afterEach(() => void vi.unstubAllGlobals().restoreAllMocks());

const loading = (version: string, exposed = 'routes') =>
  ({ name: 'feed', exposed, version, attempt: 'first' }) as const;
const load = (version: string, exposed?: string) => measureLoad(loading(version, exposed), async () => {});

test('a version whose screens and whose slot are loaded, before and after a page is hidden: reported once', async () => {
  const reports = createLoadReports(() => undefined);
  await load('a');
  expect(reports()).toMatchObject([{ event: 'remote.load', remote: 'feed', version: 'a', isLoaded: true }]);
  await load('a', 'StoriesStrip');
  expect(reports()).toEqual([]);
});

test('a version that throws at render, and the one that is loaded in its place: the first failed, the other loaded', async () => {
  const reports = createLoadReports(() => undefined);
  await load('b');
  recordThrown(loading('b'), new Error('no'));
  await load('a');
  expect(reports()).toMatchObject([
    { version: 'b', isLoaded: false, message: 'no' },
    { version: 'a', isLoaded: true },
  ]);
});

test('a load while a canary runs: says which, and for which share of the visitors, whichever version the visitor got', async () => {
  const reports = createLoadReports(() => ({ percent: 10, build: { version: 'c' } as RemoteBuild }));
  await load('a');
  expect(reports()).toMatchObject([{ version: 'a', canary: 'c', percent: 10 }]);
});

test('a module that throws while it is evaluated: reported by what it threw, not by the errors around it; without ids', async () => {
  const thrown = new Error('No price of users/9f8e7d6c5b4a3');
  thrown.stack = `Error: no\n    at priceOf (https://s.example/mfe-feed/c/assets/a-B1.js:1:204)`;
  const around = new Error('The screen could not be loaded.', {
    cause: new Error('the browser remembers a failure', { cause: thrown }),
  });
  await expect(measureLoad(loading('c'), () => Promise.reject(around))).rejects.toBe(around);
  expect(createLoadReports(() => undefined)()).toMatchObject([
    {
      version: 'c',
      isLoaded: false,
      message: 'No price of <path>',
      stack: 'priceOf /mfe-feed/c/assets/a-B1.js:1:204',
    },
  ]);
});

test.each([[undefined], [null], ['no'], [{}]])('%j is thrown: the load is reported as failed', async (thrown) => {
  await measureLoad(loading('d'), () => Promise.reject(thrown)).catch(() => {});
  expect(createLoadReports(() => undefined)()).toMatchObject([{ version: 'd', isLoaded: false, stack: '' }]);
});

test('an error whose cause is itself: reported all the same', async () => {
  const thrown = new Error('no');
  thrown.cause = thrown;
  await measureLoad(loading('e'), () => Promise.reject(thrown)).catch(() => {});
  expect(createLoadReports(() => undefined)()).toMatchObject([{ version: 'e', message: 'no' }]);
});

test('a page reports the build of the shell that its document is of, with when its entry came', () => {
  const entry = 'https://school.example/assets/index-1.js';
  vi.stubGlobal('location', { origin: 'https://school.example' });
  vi.stubGlobal('document', {
    documentElement: { dataset: { shell: '0a1b2c3d4e5f', shellCanary: '5f4e3d2c1b0a 10' } },
    querySelector: () => ({ src: entry }),
  });
  const loaded = { name: entry, responseEnd: 700.4, encodedBodySize: 10, decodedBodySize: 30 };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([loaded] as never);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    loaded,
    { name: 'https://school.example/assets/start-1.js', responseEnd: 900, encodedBodySize: 0, decodedBodySize: 5 },
    { name: 'https://school.example/mfe-feed/1/assets/x.js', encodedBodySize: 100, decodedBodySize: 100 },
  ] as never);
  const report = loadOfShell();
  expect(report).toMatchObject({
    remote: 'shell',
    version: '0a1b2c3d4e5f',
    isLoaded: true,
    ms: 700,
    bytes: 15,
    canary: '5f4e3d2c1b0a',
    percent: 10,
  });
  expect(parseReport(report)).toEqual(report);
});
