import { expect, test } from 'vitest';
import { errorReport, lcpReport } from './reportsForTests.ts';
import { routesTable } from './routesTable.ts';

const inp = (value: number, route = '/feed') => lcpReport({ name: 'INP', route, value });
const rowsOf = (table: string) => table.split('\n').map((line) => line.split(/ {2,}/));

test('INP and LCP of each route by p75, of all builds, the route with the most pages first', () => {
  const reports = [
    inp(900, '/reel'),
    ...[80, 120, 160, 400].map((value) => inp(value)),
    lcpReport({ version: 'b', value: 1_500.4 }),
    errorReport(),
  ];
  expect(rowsOf(routesTable(reports))).toEqual([
    ['route', 'pages pressed', 'INP p75', 'pages painted', 'LCP p75'],
    ['/feed', '4', '160 ms', '1', '1500 ms'],
    ['/reel', '1', '900 ms', '0'],
  ]);
});

test('pages that no visitor was given count for no route, and without a page there is no table', () => {
  expect(routesTable([lcpReport({ from: 'preview' }), lcpReport({ from: 'override' }), errorReport()])).toBe('');
});

test('reports of routes that no site has: no character steers the terminal, and 30 lines at most', () => {
  const forged = Array.from({ length: 40 }, (_, index) => inp(1, `/${index}\u001B[2J`));
  const lines = routesTable([...forged, inp(50), inp(60)]).split('\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toMatch(/^\/feed/);
  expect(lines.join('')).not.toContain('\u001B');
});
