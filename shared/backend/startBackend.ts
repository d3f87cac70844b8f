import { readFileSync } from 'node:fs';
import { createAuthService } from './auth/authService.ts';
import { createBackendState } from './backendState.ts';
import { openDoor, type Door } from './door.ts';
import { createFirestoreService } from './firestore/firestoreService.ts';
import { parseIndexes } from './firestore/indexes.ts';

export interface BackendOptions {
  /** 0 finds a free port. */
  readonly firestorePort: number;
  /** 0 finds a free port. */
  readonly authPort: number;
  /** The origins of the site's pages; no other page may ask. */
  readonly origins: readonly string[];
  readonly project: string;
  /** Where the data are kept over a restart; absent: in memory only. */
  readonly snapshotFile?: string;
  /** Told each one-time code. */
  readonly log?: (line: string) => void;
}

export interface Backend {
  /** The ports in use, where 0 was asked for. */
  readonly firestorePort: number;
  readonly authPort: number;
  /** Forgets all documents and accounts. */
  clear(): void;
  /** Writes the snapshot and closes both ports. */
  stop(): Promise<void>;
}

const INDEXES_FILE = new URL('../firebase/firestore.indexes.json', import.meta.url);

/** Starts the embedded backend: a subset of Firestore's REST v1 and of phone sign-in. Rejects when a port is in use. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { project, origins, log = console.info } = options;
  const { documents, accounts, flush } = createBackendState(project, options.snapshotFile);
  const indexes = parseIndexes(JSON.parse(readFileSync(INDEXES_FILE, 'utf8')));

  const auth = await openDoor({ port: options.authPort, origins, answer: createAuthService({ project, accounts, log }) });
  const firestore = await openDoor({ port: options.firestorePort, origins, answer: createFirestoreService({ project, store: documents, indexes }) }).catch(closing(auth));
  return {
    firestorePort: firestore.port,
    authPort: auth.port,
    clear() {
      documents.clear();
      accounts.clear();
    },
    async stop() {
      flush();
      await Promise.all([auth.close(), firestore.close()]);
    },
  };
}

/** When the second port fails, the first must not stay open. */
function closing(door: Door): (error: unknown) => Promise<never> {
  return async (error) => {
    await door.close();
    throw error;
  };
}
