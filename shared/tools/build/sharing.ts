import { STATEFUL } from '../../contracts/stateful.ts';

/** The modules of React that the shell provides besides. */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Every module that the shell provides (shell/src/remotes/provided.ts). */
export const PROVIDED: readonly string[] = [...REACT, ...STATEFUL];
