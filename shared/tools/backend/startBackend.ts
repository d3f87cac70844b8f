import { readFileSync } from 'node:fs';
import { createAuthService } from './auth/authService.ts';
import { createBackendState } from './backendState.ts';
import { startRequestServer } from './requestServer.ts';
import type { DocumentStore } from './firestore/document.ts';
import { createFirestoreService } from './firestore/firestoreService.ts';
import type { Index } from './firestore/indexes.ts';

/** A Firestore that listens on a port of this machine: the embedded one, or Google's emulator. */
export interface FirestoreServer {
  readonly port: number;
  /** Deletes all documents. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Port 0 finds a free one. Rejects when it cannot start. */
export type StartFirestore = (options: {
  readonly port: number;
  readonly project: string;
  /** An address of this machine; absent: loopback. */
  readonly address?: string;
}) => Promise<FirestoreServer>;

export interface BackendOptions {
  /** 0 finds a free port. */
  readonly firestorePort: number;
  /** 0 finds a free port. */
  readonly authPort: number;
  /** An address of this machine; absent: loopback. */
  readonly address?: string;
  /** Whether Node may make requests fail over `/__faults`: in tests only. */
  readonly hasFaults?: boolean;
  /** The origins of the site's pages; no other page is served. */
  readonly origins: readonly string[];
  readonly project: string;
  /** Where the data are persisted over a restart; absent: in memory only. */
  readonly snapshotFile?: string;
  /** Another Firestore than the embedded one: `startEmulator`. It has no snapshot. */
  readonly firestore?: StartFirestore;
  /** Receives each one-time code. */
  readonly log?: (line: string) => void;
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

const INDEXES_FILE = new URL('../../firebase/firestore.indexes.json', import.meta.url);

/** Starts the embedded backend: a subset of Firestore's REST v1 and of phone sign-in. Rejects when a port is in use. */
export async function startBackend(options: BackendOptions) {
  const { project, authPort, firestorePort, log = console.info } = options;
  const access = { origins: options.origins, address: options.address, hasFaults: options.hasFaults };
  const { documents, accounts, flush } = createBackendState(project, options.snapshotFile);
  const startFirestore = options.firestore ?? embeddedFirestore(documents, access);

  const auth = createAuthService({ project, accounts, log });
  const authServer = await startRequestServer({ ...access, port: authPort, handle: auth.handle });
  try {
    const firestore = await startFirestore({ port: firestorePort, project, address: options.address });
    return {
      /** The ports in use, also where 0 was given. */
      firestorePort: firestore.port,
      authPort: authServer.port,
      /** Deletes all documents, accounts and codes. */
      async clear() {
        auth.clear();
        await firestore.clear();
      },
      /** Writes the snapshot and closes both ports. */
      async stop() {
        flush();
        await Promise.all([authServer.stop(), firestore.stop()]);
      },
    };
  } catch (error) {
    await authServer.stop();
    throw error;
  }
}

/** Who may send requests, and from where. */
type Access = Pick<BackendOptions, 'origins' | 'address' | 'hasFaults'>;

function embeddedFirestore(store: DocumentStore, access: Access): StartFirestore {
  return async ({ port, project }) => {
    const { indexes } = JSON.parse(readFileSync(INDEXES_FILE, 'utf8')) as { indexes: readonly Index[] };
    const handle = createFirestoreService({ project, store, indexes });
    const server = await startRequestServer({ ...access, port, handle });
    return { port: server.port, clear: async () => store.clear(), stop: server.stop };
  };
}
