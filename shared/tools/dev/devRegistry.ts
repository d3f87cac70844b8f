import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { mountOf, REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { portOf } from '../ports/ports.ts';
import { federationManifest } from '@remotes-kit/build/remoteBuild';

/** Names the folder that holds the build of each remote without a dev server, under its name; absent = all have one. */
export const BUILT_REMOTES = 'BUILT_REMOTES';

/** The build that a dev shell shows of this remote; undefined where the remote has a dev server. */
export function builtFolder(name: RemoteName): string | undefined {
  const folder = process.env[BUILT_REMOTES] && join(process.env[BUILT_REMOTES], name);
  return folder && existsSync(folder) ? folder : undefined;
}

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
  const built = builtFolder(name);
  const entry = built ? federationManifest(built).metaData.remoteEntry.name : 'assets/remoteEntry.js';
  return {
    ...mountOf(REMOTES[name]),
    version: built ? 'built' : 'dev',
    contract: CONTRACT_VERSION,
    entry: `http://localhost:${portOf(name)}/${entry}`,
  };
}
