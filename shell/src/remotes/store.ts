import { createRemotes } from '@remotes-kit/runtime/remotes';
import { mayLackNetwork } from '@bazaar/shared/device/network';
import type { Screens, Slot } from './load.ts';

/** The remotes on this page. Recovery and the federation runtime come with the first of them: /home does without. */
export const remotes = createRemotes<Screens, Slot>(() => import('./load.ts'), mayLackNetwork);
