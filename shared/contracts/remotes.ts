/** The one table of remotes: who owns which paths (§2), and where each one's server listens on a developer's machine. */
export const REMOTES = {
  feed: { folder: 'mfe-feed', prefixes: ['/feed'], port: 5171 },
  reels: { folder: 'mfe-reels', prefixes: ['/reel'], port: 5172 },
  catalog: { folder: 'mfe-catalog', prefixes: ['/business', '/level', '/levels'], port: 5173 },
  playlists: { folder: 'mfe-playlists', prefixes: ['/creators'], port: 5174 },
  auth: { folder: 'mfe-auth', prefixes: ['/login'], port: 5175 },
} as const satisfies Record<string, { folder: string; prefixes: readonly `/${string}`[]; port: number }>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** The remote that owns a path, or undefined when the shell does. Whole segments only: '/reels' is not '/reel'. */
export function remoteOf(pathname: string): RemoteName | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return REMOTE_NAMES.find((name) => (REMOTES[name].prefixes as readonly string[]).includes(first));
}
