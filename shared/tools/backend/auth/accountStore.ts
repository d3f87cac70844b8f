import { randomBytes } from 'node:crypto';

export interface Account {
  readonly uid: string;
  /** E.164 */
  readonly phoneNumber: string;
  readonly createdAtMs: number;
  readonly lastLoginAtMs: number;
}

/** The argument of `save`: the accounts that are new or changed, and the uids of those deleted. */
interface AccountsChange {
  readonly accounts?: readonly Account[];
  readonly deletedAccounts?: readonly string[];
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Accounts in memory. `save` is called before each change: when it throws, nothing changes. */
export function createAccountStore(save: (change: AccountsChange) => void = () => {}, stored: readonly Account[] = []) {
  const accounts = new Map(stored.map((account) => [account.uid, account]));

  return {
    all: () => accounts.values(),
    find: (uid: string) => accounts.get(uid),
    /** The account of the number, created when there is none. */
    signIn(phoneNumber: string, nowMs: number): { account: Account; isNew: boolean } {
      const known = [...accounts.values()].find((account) => account.phoneNumber === phoneNumber);
      const account = { uid: newUid(), phoneNumber, createdAtMs: nowMs, ...known, lastLoginAtMs: nowMs };
      save({ accounts: [account] });
      accounts.set(account.uid, account);
      return { account, isNew: !known };
    },
    remove(uid: string): void {
      save({ deletedAccounts: [uid] });
      accounts.delete(uid);
    },
    clear(): void {
      save({ deletedAccounts: [...accounts.keys()] });
      accounts.clear();
    },
  };
}

/** 28 characters, as Firebase's. */
function newUid(): string {
  return randomBytes(14).toString('hex');
}
