import { createAccountStore, type Account } from './auth/accountStore.ts';
import { decodeFields } from './firestore/decodeValue.ts';
import { parseDocumentName, rootOf } from './firestore/documentName.ts';
import { createDocumentStore, type StoredDocument } from './firestore/documentStore.ts';
import { encodeDocument } from './firestore/encodeDocument.ts';
import { parseTimestamp } from './firestore/timestamp.ts';
import { asList, asObject, asText } from './json.ts';
import { createSnapshot, readSnapshot } from './snapshot.ts';

/** Everything the backend remembers: documents and accounts, kept in `snapshotFile` when there is one. */
export function createBackendState(project: string, snapshotFile: string | undefined) {
  const root = rootOf(project);
  const snapshot = createSnapshot(snapshotFile, () => ({
    documents: [...documents.all()].map((document) => encodeDocument(document, root)),
    accounts: [...accounts.all()],
  }));
  const documents = createDocumentStore(snapshot.schedule);
  const accounts = createAccountStore(snapshot.schedule);

  const stored = asObject(readSnapshot(snapshotFile));
  const loaded = asList(stored.documents).map((json) => decodeStored(json, root));
  documents.apply(loaded.map((document) => ({ path: document.path, document })));
  accounts.load(asList(stored.accounts) as readonly Account[]);

  return { documents, accounts, flush: snapshot.flush };
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
