import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedBy, rehearsedIn } from './rehearsed.ts';

const PROVIDED = ['@tanstack/react-query', 'react', 'react-dom', 'zustand'];

test.each([
  ['react@next', ['react', 'react-dom'], 'next'],
  ['react-dom@20.0.0', ['react', 'react-dom'], '20.0.0'],
  ['zustand@^6', ['zustand'], '^6'],
  ['@tanstack/react-query@6.0.0', ['@tanstack/react-query', '@tanstack/query-persist-client-core'], '6.0.0'],
  ['react@file:../react', ['react'], 'file:../react'],
])('%s: the packages that have one version together, and the version as given', (argument, names, given) =>
  expect(rehearsedIn(argument, PROVIDED)).toEqual({ names, given }),
);

test.each([undefined, 'react', '@tanstack/react-query', 'react@'])(
  '%s: asks for a version and lists the packages',
  (argument) =>
    expect(() => rehearsedIn(argument, PROVIDED)).toThrow(
      'Which package in which version? `npm run rehearse -- react@next`. The shell provides @tanstack/react-query, react, react-dom, zustand.',
    ),
);

test('a package that the shell does not provide is refused, with the list', () =>
  expect(() => rehearsedIn('virtua@1.0.0', PROVIDED)).toThrow(
    'The shell does not provide virtua to remotes. The shell provides @tanstack/react-query, react,',
  ));

test('a folder: the version in its package.json, installed from there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-package-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'zustand', version: '9.1.0' }));
  const installed = { version: '9.1.0', range: `file:${folder}` };
  expect(await installedBy({ names: ['zustand'], given: `file:${folder}` })).toEqual(installed);
  expect(await installedBy({ names: ['zustand'], given: folder })).toEqual(installed);
});
