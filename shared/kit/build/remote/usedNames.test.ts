import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { usedNames } from './usedNames.ts';

test('of what a binding has, the names count that a source in the bundle says', () => {
  const binding =
    '\0virtual:mf:__mfe_internal__auth__loadShare___mf_0_site_mf_1_shared_mf_1_firebase_mf_1_auth__loadShare__.js';
  const modules = {
    [binding]: { renderedExports: ['signOut', 'sendCode', 'default', '__moduleExports'] },
    'useLogin.ts': { renderedExports: ['useLogin'] },
  };
  const bundle = { 'a.js': { type: 'chunk', modules } } as unknown as Rolldown.OutputBundle;
  const sourceOf = (id: string) =>
    id === 'useLogin.ts' ? "import('@site/shared/firebase/auth').then((auth) => auth.sendCode(mobile))" : '"signOut"';
  expect(usedNames(bundle, sourceOf)).toEqual({ '@site/shared/firebase/auth': ['sendCode'] });
});
