/** A Firestore that answers on a port of this machine: the embedded one, or Google's emulator. */
export interface FirestoreServer {
  readonly port: number;
  /** Forgets all documents. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Port 0 finds a free one. Rejects when it cannot start. */
export type StartFirestore = (options: { readonly port: number; readonly project: string }) => Promise<FirestoreServer>;
