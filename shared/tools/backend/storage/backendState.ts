import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createAccountStore, type Account, type AccountStore } from '../auth/accountStore.ts';
import { createDocumentStore, pathOf, rootOf, type DocumentStore, type StoredDocument } from '../firestore/document.ts';
import { takeLock } from '@remotes-kit/release/processLock';
import { openJournal } from './journal.ts';
import { parseRecord, recordOfDocuments, type DataChange } from './record.ts';

/** Not in the spec: a journal is written anew at the start when it has this many changes for each document and account. */
const REWRITE_ABOVE = 4;

export interface BackendState {
  readonly documents: DocumentStore;
  readonly accounts: AccountStore;
  close(): void;
}

/** All data of the backend, in memory only. */
export function createVolatileState(): BackendState {
  return { documents: createDocumentStore(), accounts: createAccountStore(), close: () => {} };
}

/**
 * All data of the backend: a change is in the file before it is made. Throws an error that names the other process when another
 * backend has opened the same file.
 */
export function openBackendState(project: string, file: string): BackendState {
  const release = takeFile(file);
  try {
    const root = rootOf(project);
    const journal = openJournal(file, (json) => parseRecord(json, root));
    const { documents, accounts, changes } = replay(journal.records);
    if (changes > REWRITE_ABOVE * (documents.length + accounts.length)) {
      const one = (document: StoredDocument) => recordOfDocuments([{ path: document.path, document }], root);
      tryTo(() => journal.replace([...documents.map(one), { accounts }]));
    }
    return {
      documents: createDocumentStore((made) => journal.append(recordOfDocuments(made, root)), documents),
      accounts: createAccountStore((record) => journal.append(record), accounts),
      close() {
        journal.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Deletes what the file has. Throws an error that names the process when a backend has opened it. */
export function forgetData(file: string): void {
  const release = takeFile(file);
  rmSync(file, { force: true });
  release();
}

function takeFile(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  return takeLock(`${file}.locks`, `The data in ${file} are in use`);
}

/** The documents and accounts after all records, and the number of their changes. */
function replay(records: readonly DataChange[]) {
  const documents = new Map<string, StoredDocument>();
  const accounts = new Map<string, Account>();
  let changes = 0;
  for (const record of records) {
    changes += record.documents.length + record.accounts.length + record.deletedAccounts.length;
    for (const { path, document } of record.documents) {
      if (document) documents.set(pathOf(path), document);
      else documents.delete(pathOf(path));
    }
    for (const account of record.accounts) accounts.set(account.uid, account);
    for (const uid of record.deletedAccounts) accounts.delete(uid);
  }
  return { documents: [...documents.values()], accounts: [...accounts.values()], changes };
}

/** A shorter journal is no need: on a full disk the backend starts with the long one. */
function tryTo(shorten: () => void): void {
  try {
    shorten();
  } catch (error) {
    console.warn((error as Error).message);
  }
}
