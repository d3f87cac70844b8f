import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';

/**
 * The types of what a remote exposes, which its build has for hosts. They say what the contract says (RemoteModule, SlotModule)
 * in names of public packages only.
 */
export const typesOf = (name: RemoteName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(REMOTES[name].exposes).map((exposed) => [exposed, exposed === 'routes' ? ROUTES : slotTypes(exposed)]),
  );

const ROUTES = `  import type { RouteObject } from 'react-router-dom';
  /** Absolute paths under the remote's own prefixes: ${'`useRoutes(routes)`'} in the host's router shows them. */
  export const routes: RouteObject[];
`;

const slotTypes = (exposed: string) => `  import type { ComponentType } from 'react';
  export const ${exposed}: ComponentType<{
    /** Whether it has its height before its content is known; absent means yes. */
    hasReservedSpace?: boolean;
    /** Called once the content is loaded: whether there is any. */
    onLoaded?(hasContent: boolean): void;
  }>;
`;
