import { createAccountStore, type Account } from './auth/accountStore.ts';
import { decodeFields } from './firestore/decodeValue.ts';
import { parseDocumentName, pathOf, rootOf } from './firestore/documentName.ts';
import { createDocumentStore, type StoredDocument } from './firestore/documentStore.ts';
import { encodeFields } from './firestore/encodeValue.ts';
import { formatTimestamp, parseTimestamp } from './firestore/timestamp.ts';
import { asList, asObject, asText } from './json.ts';
import { createSnapshot, readSnapshot } from './snapshot.ts';

/** Everything the backend remembers: documents and accounts, kept in `snapshotFile` when there is one. */
export function createBackendState(project: string, snapshotFile: string | undefined) {
  const root = rootOf(project);
  const snapshot = createSnapshot(snapshotFile, () => ({
    documents: [...documents.all()].map((document) => encodeStored(document, root)),
    accounts: [...accounts.all()],
  }));
  const documents = createDocumentStore(snapshot.schedule);
  const accounts = createAccountStore(snapshot.schedule);

  const stored = asObject(readSnapshot(snapshotFile));
  const loaded = asList(stored.documents).map((json) => decodeStored(json, root));
  documents.apply(new Map(loaded.map((document) => [pathOf(document.path), { path: document.path, document }])));
  accounts.load(asList(stored.accounts) as readonly Account[]);

  return { documents, accounts, flush: snapshot.flush };
}

function encodeStored({ path, fields, createTime, updateTime }: StoredDocument, root: string): unknown {
  return { name: `${root}/${pathOf(path)}`, fields: encodeFields(fields), createTime: formatTimestamp(createTime), updateTime: formatTimestamp(updateTime) };
}

function decodeStored(json: unknown, root: string): StoredDocument {
  const { name, fields, createTime, updateTime } = asObject(json);
  return {
    path: parseDocumentName(asText(name), root),
    fields: decodeFields(fields),
    createTime: parseTimestamp(asText(createTime)),
    updateTime: parseTimestamp(asText(updateTime)),
  };
}
