/** What the document's script has requested of the video that plays first, before there was a player (docs/decisions/025). */
export interface EarlyRequest {
  /** Rejects when it was refused or cancelled. */
  response: Promise<EarlyResponse>;
  /** Aborts it and takes it out of the map. */
  cancel(): void;
}

export interface EarlyResponse {
  /** Where it came from in the end. */
  url: string;
  status: number;
  bytes: ArrayBuffer;
  /** From the request to the first and to the last byte. */
  firstMs: number;
  totalMs: number;
}

declare global {
  /** By URL; a part of a file by URL, a space and `first-last` byte. Absent where the document has no such script. */
  var earlyMedia: Map<string, EarlyRequest> | undefined;
}

/** A part of a file begins at `rangeStart` and ends before `rangeEnd`; the whole file has neither, or 0. */
interface Requested {
  url: string;
  rangeStart?: number;
  rangeEnd?: number;
}

/** The early request for it, which is then nobody else's. Undefined: there is none. */
export function takeEarlyMedia({ url, rangeStart = 0, rangeEnd }: Requested): EarlyRequest | undefined {
  const key = rangeEnd ? `${url} ${rangeStart}-${rangeEnd - 1}` : url;
  const early = globalThis.earlyMedia?.get(key);
  globalThis.earlyMedia?.delete(key);
  return early;
}
