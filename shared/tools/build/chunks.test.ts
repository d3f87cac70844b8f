import { expect, test } from 'vitest';
import { startModules } from './chunks.ts';

interface Imports {
  statically?: string[];
  lazily?: string[];
}

/** The modules of the start, of a graph with these imports below `main`. */
const startOf = (modules: Record<string, Imports>) =>
  [
    ...startModules('main', {
      getModuleInfo: ((id: string) => ({
        importedIds: modules[id]?.statically ?? [],
        dynamicallyImportedIds: modules[id]?.lazily ?? [],
      })) as never,
    }),
  ].sort();

test('what the entry imports belongs to the start, the entry itself does not', () =>
  expect(startOf({ main: { statically: ['layout'] }, layout: { statically: ['button'] } })).toEqual([
    'button',
    'layout',
  ]));

test('what two lazy modules share belongs to the start, what one has alone does not', () =>
  expect(
    startOf({
      main: { lazily: ['home', 'about'] },
      home: { statically: ['picture', 'rows'] },
      about: { statically: ['picture'] },
    }),
  ).toEqual(['picture']));

test('what comes with an SDK, or with another lazy module, stays out of the start', () =>
  expect(
    startOf({
      main: { lazily: ['sign-in', 'users', 'player'] },
      'sign-in': { statically: ['app', 'card'] },
      users: { statically: ['app', 'card'] },
      app: { statically: ['/node_modules/@firebase/app/index.js'] },
      card: { statically: ['player'] },
      player: { statically: ['controls'] },
    }),
  ).toEqual([]));

test('texts belong to the start where a module of it uses them', () =>
  expect(
    startOf({
      main: { statically: ['header'], lazily: ['account', 'settings'] },
      header: { statically: ['/src/texts.ts?subject=header'] },
      account: { statically: ['switch', '/shell/src/signOut/dialog.ts'] },
      settings: { statically: ['switch', '/shell/src/signOut/dialog.ts'] },
      switch: { statically: ['/src/texts.ts?subject=switch'] },
      '/shell/src/signOut/dialog.ts': { statically: ['/src/texts.ts?subject=signOut'] },
    }),
  ).toEqual(['/src/texts.ts?subject=header', '/src/texts.ts?subject=switch', 'header', 'switch']));

test('modules that import each other end the search', () =>
  expect(startOf({ main: { statically: ['a'] }, a: { statically: ['b'] }, b: { statically: ['a'] } })).toEqual([
    'a',
    'b',
  ]));
