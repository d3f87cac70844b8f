import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { screensIn } from './routeScreens.ts';
import type { Node } from './syntaxTree.ts';

const screens = (code: string) => screensIn(parseSync('routes.js', code).program as unknown as Node);

test('each route has the module that is imported beside its path', () =>
  expect(
    screens(`export const routes = [
      { path: '/a', ...screen(() => import('./A.tsx').then((m) => m.A)) },
      { path: '/a/:id?', ...screen(() => import('./B.tsx').then((m) => m.B)) },
    ];`),
  ).toEqual([
    { pattern: '/a', module: './A.tsx' },
    { pattern: '/a/:id?', module: './B.tsx' },
  ]));

test('a function of the file that imports the screen counts where it is called', () =>
  expect(
    screens(`const list = (name) => screen(() => import('./lists.ts').then((all) => all[name]));
      export const routes = [{ path: '/a', ...list('A') }, { path: '/b', element: go('/a') }];`),
  ).toEqual([{ pattern: '/a', module: './lists.ts' }]));

test('a path or a module that is no plain text is left out', () =>
  expect(
    screens(
      "export const routes = [{ path: paths.a, ...screen(() => import('./A')) }, { path: '/b', ...screen(() => import(b)) }];",
    ),
  ).toEqual([]));
