/** The one write that the SDK cannot do: its requests end with the page, this one outlives it (docs/decisions/027). */
import { siteConfig } from '../contracts/siteConfig.ts';
import { BackendError } from './backendError.ts';
import { idToken } from './idToken.ts';

/** A field of such a write; a number that is whole is written as an integer. */
type Plain = string | number | boolean | readonly number[];

/**
 * Replaces the document at `path` while the page is being left; `timeField` becomes the server's time. Only for a signed-in
 * user; the request is made in the task of the caller while the token is valid. Throws BackendError.
 */
export async function writeOnLeave(
  path: string,
  fields: Readonly<Record<string, Plain>>,
  timeField: string,
): Promise<void> {
  const { backend, firebase } = siteConfig();
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const write = {
    update: {
      name: `${root}/${path}`,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)])),
    },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
  };
  const isLocal = import.meta.env.MODE !== 'production' && backend;
  const origin = isLocal ? `http://${backend.firestore}` : 'https://firestore.googleapis.com';
  const token = await idToken();
  if (!token) throw new BackendError('denied');
  const response = await fetch(`${origin}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
    keepalive: true,
  });
  if (!response.ok) throw new BackendError(response.status === 403 ? 'denied' : 'unreachable');
}

function encode(value: Plain): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value !== 'number') return { arrayValue: { values: value.map(encode) } };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}
