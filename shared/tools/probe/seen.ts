import { createHash } from 'node:crypto';

/** A response, as far as a visitor depends on it. */
export interface Seen {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The SHA-256 of the body. */
  hash: string;
}

/** Requests an address as it stands. Rejects where nothing answers. */
export async function see(url: string, init: RequestInit = {}): Promise<Seen> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    hash: createHash('sha256').update(body).digest('hex'),
  };
}

/** Two names of one type: Hosting says the older one. */
const plain = (name: string, value: string | undefined) =>
  name === 'content-type' ? value?.split(';')[0]!.replace('application/javascript', 'text/javascript') : value;

/** The differences, a line each: in the status, in these headers (also one too many) and in the content. */
export function differencesOf(expected: Seen, actual: Seen, headers: readonly string[]): string[] {
  if (expected.status !== actual.status) return [`status ${actual.status} instead of ${expected.status}`];
  const ofHeaders = headers.flatMap((name) => {
    const [wanted, given] = [plain(name, expected.headers[name]), plain(name, actual.headers[name])];
    if (wanted === given) return [];
    if (given === undefined) return [`no ${name}; composed was: ${wanted}`];
    return [`${name}: ${given}; composed was: ${wanted ?? 'none'}`];
  });
  const isPage404 = expected.status === 404; // its text is Hosting's own
  return expected.hash === actual.hash || isPage404 ? ofHeaders : [...ofHeaders, 'another content than was composed'];
}
