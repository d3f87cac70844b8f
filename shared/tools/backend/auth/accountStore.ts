import { randomBytes } from 'node:crypto';

export interface Account {
  readonly uid: string;
  /** E.164 */
  readonly phoneNumber: string;
  readonly createdAtMs: number;
  readonly lastLoginAtMs: number;
}

export interface AccountStore {
  find(uid: string): Account | undefined;
  /** The account of the number, made when there is none. */
  signIn(phoneNumber: string, nowMs: number): { account: Account; isNew: boolean };
  remove(uid: string): void;
  all(): Iterable<Account>;
  load(accounts: Iterable<Account>): void;
  clear(): void;
}

/** Accounts in memory. `onChange` is called after each change. */
export function createAccountStore(onChange: () => void = () => {}): AccountStore {
  const accounts = new Map<string, Account>();

  return {
    find: (uid) => accounts.get(uid),
    signIn(phoneNumber, nowMs) {
      const known = [...accounts.values()].find((account) => account.phoneNumber === phoneNumber);
      const account = known
        ? { ...known, lastLoginAtMs: nowMs }
        : { uid: newUid(), phoneNumber, createdAtMs: nowMs, lastLoginAtMs: nowMs };
      accounts.set(account.uid, account);
      onChange();
      return { account, isNew: !known };
    },
    remove(uid) {
      accounts.delete(uid);
      onChange();
    },
    all: () => accounts.values(),
    load(stored) {
      for (const account of stored) accounts.set(account.uid, account);
    },
    clear() {
      accounts.clear();
      onChange();
    },
  };
}

/** 28 characters, as Firebase's. */
function newUid(): string {
  return randomBytes(14).toString('hex');
}
