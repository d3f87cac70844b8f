import { pageLang } from '@bazaar/shared/contracts/pageLang';
import type { SessionUser } from '@bazaar/shared/session';
import { accountFile as texts } from '../texts.ts';
import { accountPage, exportAccount } from './exportAccount.ts';
import { readAccount } from './readAccount.ts';

/** Not in the spec: long enough for the browser to begin to read the file. */
const READ_WITHIN_MS = 60_000;

const TYPES = { json: 'application/json', html: 'text/html' } as const;

/** Saves all that is stored of the account as a file of this device. Throws BackendError. */
export async function downloadAccount({ uid, mobile }: SessionUser, kind: keyof typeof TYPES): Promise<void> {
  const account = exportAccount(await readAccount(uid, mobile));
  const text = kind === 'json' ? JSON.stringify(account, null, 2) : accountPage(account, texts, pageLang());
  const url = URL.createObjectURL(new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: `${texts.file}.${kind}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
