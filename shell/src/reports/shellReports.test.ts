import { afterEach, expect, test, vi } from 'vitest';
import { parseReport } from '@bazaar/shared/contracts/report';
import { loadOfShell } from './shellReports.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page reports the build of the shell that its document is of, with when its entry came', () => {
  const entry = 'https://school.example/assets/index-1.js';
  vi.stubGlobal('location', { origin: 'https://school.example' });
  vi.stubGlobal('document', {
    documentElement: { dataset: { shell: '0a1b2c3d4e5f', shellCanary: '5f4e3d2c1b0a 10' } },
    querySelector: () => ({ src: entry }),
  });
  const loaded = { name: entry, responseEnd: 700.4, encodedBodySize: 10, decodedBodySize: 30 };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([loaded] as unknown as PerformanceEntryList);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    loaded,
    { name: 'https://school.example/assets/start-1.js', responseEnd: 900, encodedBodySize: 0, decodedBodySize: 5 },
    { name: 'https://school.example/mfe-feed/1/assets/x.js', encodedBodySize: 100, decodedBodySize: 100 },
  ] as unknown as PerformanceEntryList);
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
