/** All that one remote is, for the shell, the builds, the servers and the tests: nothing else names a remote. */
interface Remote {
  /** Its workspace. */
  folder: string;
  /** The first segments of the paths it owns (§2). */
  prefixes: readonly [`/${string}`, ...`/${string}`[]];
  /** Where its own server listens on a developer's machine. */
  port: number;
  /** The modules it exposes, by name: a file of its folder each. */
  exposes: Readonly<Record<string, string>> & { routes: string };
  /** One exposed component (SlotModule) is shown above the screens of another remote. */
  slot?: {
    above: string;
    exposed: string;
    /** Where the device remembers that the slot was empty at the last visit. */
    emptyKey: string;
  };
  /** Its pages are a document with a policy of its own (docs/decisions/013). */
  document?: 'signIn';
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
  catalog: { folder: 'mfe-catalog', prefixes: ['/business', '/level', '/levels'], port: 5173, exposes: { routes } },
  playlists: { folder: 'mfe-playlists', prefixes: ['/creators'], port: 5174, exposes: { routes } },
  auth: { folder: 'mfe-auth', prefixes: ['/login'], port: 5175, exposes: { routes }, document: 'signIn' },
} as const satisfies Record<string, Remote>;

export type RemoteName = keyof typeof TABLE;

/** The one table of remotes. */
export const REMOTES: Readonly<Record<RemoteName, Remote>> = TABLE;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** The remote that owns a path, or undefined when the shell does. Whole segments only: '/reels' is not '/reel'. */
export function remoteOf(pathname: string): RemoteName | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return REMOTE_NAMES.find((name) => REMOTES[name].prefixes.some((prefix) => prefix === first));
}

/** The document of a path, other than the landing page's. */
export const documentOf = (pathname: string): 'page' | 'signIn' => {
  const name = remoteOf(pathname);
  return (name && REMOTES[name].document) ?? 'page';
};
