import { realpathSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findExecutable } from '../browsers/programs.ts';
import { ROOT } from '../build/folders.ts';

/** The folder that pins the version that the releases use. */
const PINNED = '.github/firebase-tools';

/** A backend of phone sign-in that listens on a port of this machine. */
export interface AuthServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** True, with a warning, where the comparison must be skipped. With REQUIRE_SUITE=1 it fails instead. */
export function isWithoutAuthEmulator(): boolean {
  if (findCli() !== undefined || process.env.REQUIRE_SUITE === '1') return false;
  console.warn(
    `SKIPPED: no Auth emulator on this machine: the Firebase CLI is not found; \`npm ci --ignore-scripts --prefix ${PINNED}\` gets it`,
  );
  return true;
}

/** Starts Google's Auth emulator, which is a part of the Firebase CLI and needs no Java. Rejects when the CLI is not found. */
export async function startAuthEmulator(project: string): Promise<AuthServer> {
  const cli = findCli();
  if (!cli) throw new Error('The Firebase CLI is not found.');
  const load = createRequire(realpathSync(cli));
  const { createApp } = load('../emulator/auth/server.js') as {
    createApp: (project: string) => Promise<RequestListener>;
  };
  const server = createServer(await createApp(project));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const findCli = () => findExecutable(join(ROOT, PINNED, 'node_modules/.bin/firebase'), 'firebase');
