/** Stands for the server's clock in a written field, and for "remove" (`DELETED`). */
export const NOW = Symbol('serverTimestamp()');
export const DELETED = Symbol('deleteField()');

/** Plain values, NOW or DELETED by field. */
export type Written = Readonly<Record<string, unknown>>;

type Equals = readonly (readonly [field: string, value: unknown])[];

/** Part of a batch or a transaction. */
export type Write =
  | { readonly does: 'delete'; readonly path: string }
  | { readonly does: 'set' | 'update'; readonly path: string; readonly fields: Written };

/** What someone tries. `merge` is `setDoc(…, { merge: true })`, `update` is `updateDoc`; `listEither` joins its filters by or. */
export type Action =
  | Write
  | { readonly does: 'get'; readonly path: string }
  | { readonly does: 'merge'; readonly path: string; readonly fields: Written }
  | { readonly does: 'list'; readonly collection: string; readonly where?: Equals; readonly limit?: number }
  | { readonly does: 'listEither'; readonly collection: string; readonly where: Equals; readonly limit: number }
  | { readonly does: 'listGroup'; readonly collection: string; readonly limit: number }
  | { readonly does: 'batch' | 'transaction'; readonly writes: readonly Write[] };

/** Who tries; absent fields of a user are those of an ordinary phone sign-in of a minute ago. */
export interface Person {
  readonly uid: string;
  /** null: the token has no phone number. */
  readonly phoneNumber?: string | null;
  readonly provider?: string;
  /** Seconds since the one-time code was confirmed; null: the token does not say. */
  readonly signedInSecondsAgo?: number | null;
}

export interface AccessCase {
  readonly title: string;
  /** Absent: nobody is signed in. */
  readonly as?: Person;
  readonly action: Action;
  readonly expected: 'allowed' | 'denied';
  /** The embedded backend refuses the whole kind of call, so it cannot deny this one. */
  readonly isUnserved?: boolean;
}

export function allowed(title: string, as: Person | undefined, action: Action): AccessCase {
  return { title, as, action, expected: 'allowed' };
}

export function denied(title: string, as: Person | undefined, action: Action): AccessCase {
  return { title, as, action, expected: 'denied' };
}
