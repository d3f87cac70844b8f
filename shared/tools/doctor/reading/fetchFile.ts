/** Not in the spec: a visitor does not wait longer either. */
const DEADLINE_MS = 20_000;
/** No playlist and no file of captions is larger. */
const MOST_BYTES = 5_000_000;

/** The response of a host of films or pictures, as far as a page depends on it. */
export interface FetchedFile {
  isOk: boolean;
  /** The address that it has after redirects: what it names is relative to it. */
  url: string;
  headers: Headers;
  /** Empty where it was not asked for. */
  text: string;
}

interface Asked {
  /** As a page of this origin asks. */
  origin?: string;
  /** `bytes=0-99`; not every host keeps to it. */
  range?: string;
  /** As much of the body is read, and the rest stays at the host. */
  mostBytes?: number;
}

/** Requests a file as a visitor's page does, without the owner's token. Never rejects: what cannot be had is not ok. */
export async function fetchFile(
  url: string,
  { origin, range, mostBytes = MOST_BYTES }: Asked = {},
): Promise<FetchedFile> {
  try {
    const headers = { ...(origin && { origin }), ...(range && { range }) };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    const text = await startOf(response, mostBytes);
    return { isOk: response.ok, url: response.url, headers: response.headers, text };
  } catch {
    return { isOk: false, url, headers: new Headers(), text: '' };
  }
}

/** True where a host lets pages of this origin read what it has sent; absent: that is not looked at. */
export const isReadableBy = ({ headers }: FetchedFile, origin: string | undefined): boolean =>
  origin === undefined || ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function startOf({ body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = body?.getReader();
  for (let bytes = 0; bytes < mostBytes;) {
    const chunk = await reader?.read();
    if (!chunk?.value) break;
    bytes += chunk.value.byteLength;
    text += decoder.decode(chunk.value, { stream: true });
  }
  await reader?.cancel();
  return text + decoder.decode();
}
