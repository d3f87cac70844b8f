import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import { beforeEach, expect, test } from 'vitest';
import { measureLoad, recordThrown } from '../remotes/health/measureLoad.ts';
import { learnMounts } from '../remotes/mounts.ts';
import { createLoadReports } from './loadReports.ts';

learnMounts({ feed: { prefixes: ['/feed'] } });
beforeEach(() => performance.clearMeasures());

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
