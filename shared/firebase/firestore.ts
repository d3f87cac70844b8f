/**
 * Every read and write of the site passes through here, under a deadline. What the first screen reads, the document's script
 * has read without the SDK (docs/decisions/023); so the SDK is loaded by the first call that needs it, or when the reader
 * first does something.
 */
import type { DocumentRead, PageRead } from '../contracts/earlyReads.ts';
import { BackendError, toBackendError } from './backendError.ts';
import { orTimedOut, READ_DEADLINE_MS, USER_WRITE_DEADLINE_MS } from './deadline.ts';
import { arrivedEarly, readEarly } from './earlyRead.ts';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';
import type * as FirestoreSdk from './firestoreSdk.ts';
import { earlyDocument, earlyPage } from './earlyResults.ts';

type Sdk = typeof FirestoreSdk;

/**
 * The end of a page, as JSON so that it can be saved with its page: what the last document holds in the field of the order, as
 * Firestore's REST API has it, and its id. Without a value the pages are in the order of ids: from the beginning where it is empty.
 */
export type Cursor = readonly unknown[];

/** One page of a collection, as a value. */
export interface PageQuery {
  collection: string;
  /** Of a list of at most 30 values the field has to equal one. */
  where?: readonly (readonly [field: string, value: string | boolean | readonly string[]])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
  after?: Cursor;
}

export interface RawDocument {
  id: string;
  data: unknown;
}

/** `next`: the cursor of the last document read; absent means there are no more. */
export interface DocumentPage {
  documents: RawDocument[];
  next?: Cursor;
}

/** The fields of a write, by name. */
export type Fields = Readonly<Record<string, unknown>>;

const SERVER_NOW = Symbol('the time of the server');

/** A value that the server replaces by its own clock when it writes; as a field itself, not within one. */
export const serverNow = (): unknown => SERVER_NOW;

/** Loads the SDK, so that no later call waits for it. Never fails: the call that needs it tries again. */
export const preloadSdk = (): Promise<void> =>
  loadSdk().then(
    () => {},
    () => {},
  );

const loadSdk = loadOnce((): Promise<Sdk> =>
  import('./firestoreSdk.ts').catch((error: unknown) => {
    throw new BackendError('unreachable', error);
  }),
);

/** One page of documents; the first one may be what the document has read early. Throws BackendError. */
export function readPage(pageQuery: PageQuery): Promise<DocumentPage> {
  const readUsually = (withinMs: number) => attempt(withinMs, (sdk) => sdk.readPage(pageQuery));
  return isPageRead(pageQuery)
    ? readEarly(pageQuery, (json) => earlyPage(json, pageQuery), readUsually)
    : readUsually(READ_DEADLINE_MS);
}

/** True for what the document may have read early: a first page, without lists of values. */
const isPageRead = (pageQuery: PageQuery): pageQuery is PageQuery & PageRead =>
  !pageQuery.after && !pageQuery.where?.some(([, value]) => typeof value === 'object');

/** The first page where the document has read it early and it has arrived, else undefined. It is given once. */
export const arrivedPage = (read: PageRead): DocumentPage | undefined =>
  arrivedEarly(read, (json) => earlyPage(json, read));

/** One document, or undefined when there is none; it may be what the document of the page has read early. Throws BackendError. */
export const readDocument = (name: string, id: string): Promise<RawDocument | undefined> =>
  readEarly({ collection: name, id }, earlyDocument, (withinMs) =>
    attempt(withinMs, async (sdk) => (await sdk.readDocument(name, id)) ?? null),
  ).then((found) => found ?? undefined);

/** One document where it has been read early and has arrived, null where it is missing, else undefined. It is given once. */
export const arrivedDocument = (read: DocumentRead): RawDocument | null | undefined =>
  arrivedEarly(read, earlyDocument);

/** Writes the fields into the document, keeping those not named; creates it when it is new. Throws BackendError. */
export const setDocument = (name: string, id: string, fields: Fields): Promise<void> =>
  attempt(USER_WRITE_DEADLINE_MS, (sdk) => sdk.setDocument(name, id, fields, SERVER_NOW));

/** Changes the named fields of an existing document. Throws BackendError. */
export const updateDocument = (name: string, id: string, fields: Fields): Promise<void> =>
  attempt(USER_WRITE_DEADLINE_MS, (sdk) => sdk.updateDocument(name, id, fields, SERVER_NOW));

/** Deletes up to 100 documents of a collection at once; one that does not exist is no error. Throws BackendError. */
export const deleteDocuments = (name: string, ids: readonly string[]): Promise<void> =>
  attempt(USER_WRITE_DEADLINE_MS, (sdk) => sdk.deleteDocuments(name, ids));

/** Deletes the document; one that does not exist is no error. Throws BackendError. */
export const deleteDocument = (name: string, id: string): Promise<void> =>
  attempt(USER_WRITE_DEADLINE_MS, (sdk) => sdk.deleteDocument(name, id));

/**
 * Deletes the document, and in the same commit writes a new one into another collection, of what the first held as it is stored. Nothing
 * is written where there is none. Throws BackendError.
 */
export const moveDocument = (
  name: string,
  id: string,
  into: string,
  fieldsOf: (data: unknown) => Fields,
): Promise<void> => attempt(USER_WRITE_DEADLINE_MS, (sdk) => sdk.moveDocument(name, id, into, fieldsOf, SERVER_NOW));

async function attempt<T>(deadlineMs: number, call: (sdk: Sdk) => Promise<T>): Promise<T> {
  try {
    return await orTimedOut(loadSdk().then(call), deadlineMs);
  } catch (error) {
    throw toBackendError(error);
  }
}
