import { readFileSync } from 'node:fs';
import { createAuthService } from './auth/authService.ts';
import { createVolatileState, openBackendState } from './storage/backendState.ts';
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
  /** True when Node may make requests fail over `/__faults`: in tests only. */
  readonly hasFaults?: boolean;
  /** The origins of the site's pages; no other page is served. */
  readonly origins: readonly string[];
  readonly project: string;
  /** The file in which each change is stored before it is acknowledged; absent: in memory only. */
  readonly journalFile?: string;
  /** Another Firestore than the embedded one: `startEmulator`. Its documents are not stored. */
  readonly firestore?: StartFirestore;
  /** The number of one-time codes that one address may request in an hour; absent: as many as Google allows. */
  readonly codesPerVisitor?: number;
  /** Receives each one-time code. */
  readonly log?: (line: string) => void;
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

const INDEXES_FILE = new URL('../../firebase/firestore.indexes.json', import.meta.url);

/**
 * Starts the embedded backend: a subset of Firestore's REST v1 and of phone sign-in. Rejects when a port is in use, or when
 * another process has the data.
 */
export async function startBackend(options: BackendOptions) {
  const { project, authPort, firestorePort, journalFile, address, log = console.info } = options;
  const access = { origins: options.origins, address, hasFaults: options.hasFaults };
  const state = journalFile ? openBackendState(project, journalFile) : createVolatileState();
  const started: (() => Promise<void>)[] = [async () => state.close()];
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end();
  };
  try {
    const auth = createAuthService({
      project,
      accounts: state.accounts,
      log,
      codesPerVisitor: options.codesPerVisitor,
    });
    const authServer = await startRequestServer({ ...access, port: authPort, handle: auth.handle });
    started.push(authServer.stop);
    const startFirestore = options.firestore ?? embeddedFirestore(state.documents, access);
    const firestore = await startFirestore({ port: firestorePort, project, address });
    started.push(firestore.stop);
    return {
      /** The ports in use, also where 0 was given. */
      firestorePort: firestore.port,
      authPort: authServer.port,
      /** Deletes all documents, accounts and codes. */
      async clear() {
        auth.clear();
        await firestore.clear();
      },
      /** Closes both ports and the journal. */
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The origins that may send requests, the address that is listened on, and the switch of faults. */
type Access = Pick<BackendOptions, 'origins' | 'address' | 'hasFaults'>;

function embeddedFirestore(store: DocumentStore, access: Access): StartFirestore {
  return async ({ port, project }) => {
    const { indexes } = JSON.parse(readFileSync(INDEXES_FILE, 'utf8')) as { indexes: readonly Index[] };
    const handle = createFirestoreService({ project, store, indexes });
    const server = await startRequestServer({ ...access, port, handle });
    return { port: server.port, clear: async () => store.clear(), stop: server.stop };
  };
}
