import { randomBytes } from 'node:crypto';

export interface Account {
  readonly uid: string;
  /** E.164 */
  readonly phoneNumber: string;
  readonly createdAtMs: number;
  readonly lastLoginAtMs: number;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Accounts in memory. `onChange` is called after each change. */
export function createAccountStore(onChange: () => void = () => {}, stored: readonly Account[] = []) {
  const accounts = new Map(stored.map((account) => [account.uid, account]));

  return {
    all: () => accounts.values(),
    find: (uid: string) => accounts.get(uid),
    /** The account of the number, created when there is none. */
    signIn(phoneNumber: string, nowMs: number): { account: Account; isNew: boolean } {
      const known = [...accounts.values()].find((account) => account.phoneNumber === phoneNumber);
      const account = { uid: newUid(), phoneNumber, createdAtMs: nowMs, ...known, lastLoginAtMs: nowMs };
      accounts.set(account.uid, account);
      onChange();
      return { account, isNew: !known };
    },
    remove(uid: string): void {
      accounts.delete(uid);
      onChange();
    },
    clear(): void {
      accounts.clear();
      onChange();
    },
  };
}

/** 28 characters, as Firebase's. */
function newUid(): string {
  return randomBytes(14).toString('hex');
}
