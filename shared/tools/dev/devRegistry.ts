import type { Plugin } from 'vite';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { placeOf, REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { portOf } from '../ports/ports.ts';
import { distOf } from '../build/folders.ts';
import { federationManifest } from '../build/remoteBuild.ts';

/** Names the one remote that has a dev server, for a dev shell with the others as built; absent = all have. */
export const LIVE_REMOTE = 'LIVE_REMOTE';

/** Serves /remotes.json with the servers of this machine, so that a dev shell finds its remotes as a deployed one does. */
export function devRegistry(): Plugin {
  return {
    name: 'dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(Object.fromEntries(REMOTE_NAMES.map((name) => [name, recordOf(name)]))));
      });
    },
  };
}

function recordOf(name: RemoteName) {
  const live = process.env[LIVE_REMOTE];
  const isLive = !live || live === name;
  const entry = isLive ? 'assets/remoteEntry.js' : federationManifest(distOf(name)).metaData.remoteEntry.name;
  return {
    ...placeOf(REMOTES[name]),
    version: isLive ? 'dev' : 'built',
    contract: CONTRACT_VERSION,
    entry: `http://localhost:${portOf(name)}/${entry}`,
  };
}
