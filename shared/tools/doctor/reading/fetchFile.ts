/** Not in the spec: a visitor does not wait longer either. */
const DEADLINE_MS = 20_000;
/** No playlist and no file of captions is larger. */
const MOST_BYTES = 5_000_000;

/** The response of a host of films or pictures, as far as a page depends on it. */
export interface FetchedFile {
  isOk: boolean;
  headers: Headers;
  /** Empty where it was not asked for. */
  text: string;
}

interface Asked {
  /** As a page of this origin asks. */
  origin?: string;
  /** `bytes=0-99` */
  range?: string;
  /** False leaves the body at the host. */
  hasText?: boolean;
}

/** Requests a file as a visitor's page does, without the owner's token. Never rejects: what cannot be had is not ok. */
export async function fetchFile(url: string, { origin, range, hasText = true }: Asked = {}): Promise<FetchedFile> {
  try {
    const headers = { ...(origin && { origin }), ...(range && { range }) };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    const isWanted = hasText && Number(response.headers.get('content-length') ?? 0) <= MOST_BYTES;
    const text = isWanted ? await response.text() : '';
    if (!isWanted) await response.body?.cancel();
    return { isOk: response.ok, headers: response.headers, text };
  } catch {
    return { isOk: false, headers: new Headers(), text: '' };
  }
}
