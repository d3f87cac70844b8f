import type { Firestore } from 'firebase/firestore/lite';

/** A conversation with Firestore through the real SDK; its result must be the same on every backend. */
export interface ContractCase {
  readonly title: string;
  readonly run: (db: Firestore) => Promise<unknown>;
}

export function contractCase(title: string, run: (db: Firestore) => Promise<unknown>): ContractCase {
  return { title, run };
}
