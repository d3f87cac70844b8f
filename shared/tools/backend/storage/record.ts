import * as v from 'valibot';
import type { Account } from '../auth/accountStore.ts';
import {
  encodeDocument,
  parseDocumentName,
  pathOf,
  type DocumentChange,
  type StoredDocument,
} from '../firestore/document.ts';
import type { JsonObject } from '../json.ts';
import { parseTimestamp } from '../firestore/timestamp.ts';
import { decodeFields, type Fields, type Value } from '../firestore/value.ts';

const accountSchema = v.strictObject({
  uid: v.pipe(v.string(), v.minLength(1)),
  phoneNumber: v.pipe(v.string(), v.startsWith('+')),
  createdAtMs: v.pipe(v.number(), v.finite()),
  lastLoginAtMs: v.pipe(v.number(), v.finite()),
});

/** Changes that are stored together or not at all; a part that is absent changes nothing. Documents are in their REST form. */
const recordSchema = v.strictObject({
  documents: v.optional(
    v.array(
      v.strictObject({
        name: v.string(),
        fields: v.optional(v.record(v.string(), v.unknown()), {}),
        createTime: v.string(),
        updateTime: v.string(),
      }),
    ),
    [],
  ),
  /** By their full names. */
  deletedDocuments: v.optional(v.array(v.string()), []),
  accounts: v.optional(v.array(accountSchema), []),
  /** By their uids. */
  deletedAccounts: v.optional(v.array(v.string()), []),
});

/** A record as it is written. */
export interface StoredRecord {
  readonly documents?: readonly JsonObject[];
  readonly deletedDocuments?: readonly string[];
  readonly accounts?: readonly Account[];
  readonly deletedAccounts?: readonly string[];
}

/** The changes of one record. */
export interface DataChange {
  readonly documents: readonly DocumentChange[];
  readonly accounts: readonly Account[];
  readonly deletedAccounts: readonly string[];
}

/** Reads a stored record of the documents below `root`. Throws an error that names the wrong field: `documents.2.fields.title`. */
export function parseRecord(json: unknown, root: string): DataChange {
  const { success, output, issues } = v.safeParse(recordSchema, json);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? 'record'}: ${issues[0].message}`);
  const { documents, deletedDocuments, accounts, deletedAccounts } = output;
  return {
    documents: [
      ...documents.map((document, index) => {
        const at = `documents.${index}`;
        const path = inField(`${at}.name`, () => parseDocumentName(document.name, root));
        const stored: StoredDocument = {
          path,
          fields: parseFields(document.fields, `${at}.fields`),
          createTime: inField(`${at}.createTime`, () => parseTimestamp(document.createTime)),
          updateTime: inField(`${at}.updateTime`, () => parseTimestamp(document.updateTime)),
        };
        return { path, document: stored };
      }),
      ...deletedDocuments.map((name, index) => ({
        path: inField(`deletedDocuments.${index}`, () => parseDocumentName(name, root)),
      })),
    ],
    accounts,
    deletedAccounts,
  };
}

/** The record of these changes. */
export function recordOfDocuments(changes: Iterable<DocumentChange>, root: string): StoredRecord {
  const all = [...changes];
  return {
    documents: all.flatMap(({ document }) => (document ? [encodeDocument(document, root)] : [])),
    deletedDocuments: all.flatMap(({ path, document }) => (document ? [] : [`${root}/${pathOf(path)}`])),
  };
}

function parseFields(json: Readonly<Record<string, unknown>>, at: string): Fields {
  const entries = Object.entries(json).map(([name, value]): [string, Value] =>
    inField(`${at}.${name}`, () => [...decodeFields({ [name]: value })][0]!),
  );
  return new Map(entries);
}

function inField<T>(field: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${field}: ${(error as Error).message}`, { cause: error });
  }
}
