import { readFileSync } from 'node:fs';
import { createAuthService } from './auth/authService.ts';
import { createBackendState } from './backendState.ts';
import { startRequestServer } from './requestServer.ts';
import type { DocumentStore } from './firestore/documentStore.ts';
import { createFirestoreService } from './firestore/firestoreService.ts';
import { parseIndexes } from './firestore/indexes.ts';
import type { StartFirestore } from './firestoreServer.ts';

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
  /** Another Firestore than the embedded one: `startEmulator`. It keeps no snapshot. */
  readonly firestore?: StartFirestore;
  /** Told each one-time code. */
  readonly log?: (line: string) => void;
}

export interface Backend {
  /** The ports in use, also where 0 was asked for. */
  readonly firestorePort: number;
  readonly authPort: number;
  /** Forgets all documents, accounts and codes. */
  clear(): Promise<void>;
  /** Writes the snapshot and closes both ports. */
  stop(): Promise<void>;
}

const INDEXES_FILE = new URL('../../firebase/firestore.indexes.json', import.meta.url);

/** Starts the embedded backend: a subset of Firestore's REST v1 and of phone sign-in. Rejects when a port is in use. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { project, origins, authPort, firestorePort, log = console.info } = options;
  const { documents, accounts, flush } = createBackendState(project, options.snapshotFile);
  const startFirestore = options.firestore ?? embeddedFirestore(documents, origins);

  const auth = createAuthService({ project, accounts, log });
  const authServer = await startRequestServer({ port: authPort, origins, handle: auth.handle });
  try {
    const firestore = await startFirestore({ port: firestorePort, project });
    return {
      firestorePort: firestore.port,
      authPort: authServer.port,
      async clear() {
        auth.clear();
        await firestore.clear();
      },
      async stop() {
        flush();
        await Promise.all([authServer.close(), firestore.stop()]);
      },
    };
  } catch (error) {
    await authServer.close();
    throw error;
  }
}

function embeddedFirestore(store: DocumentStore, origins: readonly string[]): StartFirestore {
  return async ({ port, project }) => {
    const indexes = parseIndexes(JSON.parse(readFileSync(INDEXES_FILE, 'utf8')));
    const server = await startRequestServer({
      port,
      origins,
      handle: createFirestoreService({ project, store, indexes }),
    });
    return { port: server.port, clear: async () => store.clear(), stop: server.close };
  };
}
