import { expect, test } from 'vitest';
import { STATEFUL } from '../../contracts/stateful.ts';
import { providedPackages } from './providedPackages.ts';

test('of this repository: React, the router, the stores and Firebase, but nothing that only a remote or a tool has', () => {
  const packages = providedPackages();
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'zustand', 'firebase']));
  expect(packages).toEqual(expect.not.arrayContaining(['virtua', 'vite', 'sirv', 'minisearch']));
});

test('a package counts where a module of the shell reaches its import, over files and entries of shared', () => {
  const exports = Object.fromEntries(
    [...STATEFUL, '@bazaar/shared/ui'].map((name) => [
      name.replace('@bazaar/shared', '.'),
      `./${name.replace('@bazaar/shared/', '')}.ts`,
    ]),
  );
  const dependencies = { '@scope/store': '1.0.0', used: '1.0.0', unused: '1.0.0' };
  const code: Record<string, string> = {
    'shared/package.json': JSON.stringify({ name: '@bazaar/shared', exports, dependencies }),
    ...Object.fromEntries(STATEFUL.map((name) => [name.replace('@bazaar/', '') + '.ts', ''])),
    'shared/session.ts': "import './deep/store.ts'; import '@bazaar/shared/ui';",
    'shared/deep/store.ts': "export const load = () => import('@scope/store/vanilla');",
    'shared/ui.ts': "export { a } from 'used';",
    'shared/alone.ts': "import 'unused';",
  };
  const sources = { files: Object.keys(code), read: (file: string) => code[file]!, bytes: () => 0 };
  expect(providedPackages(sources)).toEqual(['@scope/store', 'react', 'react-dom', 'used']);
});
