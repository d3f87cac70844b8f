import type { Plugin } from 'vite';
import { CONTRACT_VERSION } from '../contracts/remote.ts';
import { REMOTE_NAMES } from '../contracts/remotes.ts';
import { portOf } from '../contracts/ports.ts';

/** Answers /remotes.json with the five dev servers, so that a dev shell finds its remotes as a deployed one does. */
export function devRegistry(): Plugin {
  return {
    name: 'dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', (_request, response) => {
        const records = REMOTE_NAMES.map((name) => [
          name,
          { version: 'dev', contract: CONTRACT_VERSION, entry: `http://localhost:${portOf(name)}/assets/remoteEntry.js` },
        ]);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(Object.fromEntries(records)));
      });
    },
  };
}
