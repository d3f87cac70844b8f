import { expect, test } from 'vitest';
import { brokenRows, rehearsalTable } from './rows.ts';

const row = { remote: 'catalog', version: '3fa9c1d20b7e', rule: 'any version, singleton', route: '/levels' };
const rows = [
  row,
  { ...row, route: '/business', problem: 'useId is not a function' },
  { ...row, remote: 'feed', route: '', problem: 'not run: its build takes react ^19.0.0' },
];

test('the table: a line for each route, with ok or the first problem', () =>
  expect(rehearsalTable(rows)).toBe(
    [
      'remote   build         requires                route      result',
      'catalog  3fa9c1d20b7e  any version, singleton  /levels    ok',
      'catalog  3fa9c1d20b7e  any version, singleton  /business  useId is not a function',
      'feed     3fa9c1d20b7e  any version, singleton             not run: its build takes react ^19.0.0',
    ].join('\n'),
  ));

test('a build that was not run breaks, as a route with a problem does', () => expect(brokenRows(rows)).toBe(2));
