import type { Mount } from '@remotes-kit/runtime/mounts';

/** All that one remote is, for the builds, the servers and the tests; the shell learns its mount from the registry. */
interface Remote extends Mount {
  /** Its workspace: `mfe-` and its name. */
  readonly folder: `mfe-${string}`;
  readonly prefixes: readonly [`/${string}`, ...`/${string}`[]];
  /** The port of its own server on a developer's machine. */
  readonly port: number;
  /** The modules it exposes, by name: a file of its folder each. */
  readonly exposes: Readonly<Record<string, string>> & { readonly routes: string };
}

const routes = 'src/routes.tsx';

const TABLE = {
  feed: { folder: 'mfe-feed', prefixes: ['/feed'], port: 5171, exposes: { routes } },
  reels: {
    folder: 'mfe-reels',
    prefixes: ['/reel'],
    port: 5172,
    exposes: { routes, StoriesStrip: 'src/stories/StoriesStrip.tsx' },
    slot: { above: 'feed', exposed: 'StoriesStrip', emptyKey: 'bazaar.noStories' },
  },
  catalog: {
    folder: 'mfe-catalog',
    prefixes: ['/business', '/level', '/levels'],
    port: 5173,
    exposes: { routes },
  },
  playlists: { folder: 'mfe-playlists', prefixes: ['/creators'], port: 5174, exposes: { routes } },
  auth: { folder: 'mfe-auth', prefixes: ['/login'], port: 5175, exposes: { routes }, document: 'signIn' },
} as const satisfies Record<string, Remote>;

export type RemoteName = keyof typeof TABLE;

/** The one table of remotes. */
export const REMOTES: Readonly<Record<RemoteName, Remote>> = TABLE;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** The part of a remote that the registry says. */
export const mountOf = ({ prefixes, slot, document }: Remote): Mount => ({ prefixes, slot, document });
