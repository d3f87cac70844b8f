/**
 * Early reads: those of the document, before any module has run (docs/decisions/023). Declared by each remote in its
 * earlyReads.ts, made from the values of shared/data, written into its build and from there into the documents.
 */

/** A page of a collection. */
export interface PageRead {
  readonly collection: string;
  readonly where?: readonly (readonly [field: string, value: string | boolean])[];
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  readonly limit: number;
}

/** One document. */
export interface DocumentRead {
  readonly collection: string;
  readonly id: string;
}

export type EarlyRead = PageRead | DocumentRead;

/**
 * The early reads of a route. An id or a value of `where` may stand for a part of the address: `:name` for a parameter
 * of the pattern; `?name` for one of the query, without which this is not read; `?name=1|2|3` for one of these, and the first
 * for anything else.
 */
export interface RouteReads {
  /** As React Router has it. Nothing is read where a parameter is missing or not safe. */
  readonly pattern: string;
  /** Two that become the same are read once. */
  readonly reads: readonly EarlyRead[];
  /** The video that the screen plays first: the first of a read that has a stream, or the one that the address names. */
  readonly media?: {
    /** The index of the list's read. */
    readonly read: number;
    /** The field of its stream. */
    readonly stream: string;
    /** The field of its id; where that is missing, the document's own id serves. */
    readonly idField: string;
    /** The parameter of the query that names it. */
    readonly chosenBy?: string;
    /** The index of the read of the named one, which may be missing in the list. */
    readonly linked?: number;
    /** It is resumed where it was left, and starts in the quality that was chosen for lessons. */
    readonly isLesson?: boolean;
  };
}

/** The route of an address and what its early reads bring, for a drawn screen. */
export interface DrawnRoute {
  pattern: string;
  params: Record<string, string>;
  /** Of the address, with its question mark. */
  search: string;
  /** As in `RouteReads.reads`; undefined comes of one that was not read, null of a document that is missing. */
  reads: Promise<unknown>[];
}

/** The name of a read in `globalThis.earlyReads`: its JSON, with the keys in the order of the types above. */
export const earlyReadKey = (read: EarlyRead): string => JSON.stringify(read);

/** Ids of documents and images: nothing that could escape its segment of a URL. */
export const SAFE_ID = /^(?!\.+$)[A-Za-z0-9_.-]{1,256}$/;

/** Those of streams, which may be longer. */
export const SAFE_STREAM_ID = /^(?!\.+$)[A-Za-z0-9_.-]{1,2048}$/;

/**
 * Reads the pattern of a route as React Router does: `/a/:id/b/:other?`. The groups of the expression are the parameters.
 */
export const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
