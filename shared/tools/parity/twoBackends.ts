import { startRequestServer } from '../backend/requestServer.ts';
import { startEmulator, whyNoEmulator } from '../backend/emulator.ts';
import { createDocumentStore } from '../backend/firestore/document.ts';
import { createFirestoreService } from '../backend/firestore/firestoreService.ts';
import type { FirestoreServer, StartFirestore } from '../backend/startBackend.ts';

/** The embedded Firestore without the check of indexes, which Google's emulator does not have either. */
export const startEmbedded: StartFirestore = async ({ port, project }) => {
  const store = createDocumentStore();
  const server = await startRequestServer({ port, origins: [], handle: createFirestoreService({ project, store }) });
  return { port: server.port, clear: async () => store.clear(), stop: server.stop };
};

export interface TwoBackends {
  readonly embedded: FirestoreServer;
  /** Google's emulator. */
  readonly emulator: FirestoreServer;
  stop(): Promise<void>;
}

export async function startTwoBackends(project: string): Promise<TwoBackends> {
  const [embedded, emulator] = await Promise.all([
    startEmbedded({ port: 0, project }),
    startEmulator({ port: 0, project }),
  ]);
  return { embedded, emulator, stop: async () => void (await Promise.all([embedded.stop(), emulator.stop()])) };
}

/**
 * True, with a warning, where the tests against Google's emulator must be skipped. With REQUIRE_EMULATOR=1 they never
 * are: they fail where it is missing.
 */
export function isWithoutEmulator(): boolean {
  const reason = whyNoEmulator();
  if (!reason || process.env.REQUIRE_EMULATOR === '1') return false;
  console.warn(`SKIPPED: no Firestore emulator on this machine: ${reason}`);
  return true;
}
