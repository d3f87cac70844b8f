import { expect, test } from 'vitest';
import { boundModule } from './bindings.ts';

test.each([
  [
    '\0virtual:mf:__mfe_internal__feed__mf_owner__1__loadShare___mf_0_site_mf_1_shared_mf_1_player__loadShare__.js',
    '@site/shared/player',
  ],
  ['\0virtual:mf:x__loadShare__react_mf_1_jsx_mf_2_runtime__loadShare__.js', 'react/jsx-runtime'],
  ['\0virtual:mf:x__loadShare__site_mf_3_js__loadShare__.js', 'site.js'],
  ['/src/lists.ts', undefined],
])('%s: the provided module that it stands for', (id, expected) => expect(boundModule(id)).toBe(expected));
