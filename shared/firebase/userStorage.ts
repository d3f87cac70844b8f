/** The storage of the user between visits: the SDK’s own, read with the clock of now. */
import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';

/** Firebase's tokens are valid for an hour (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const TOKEN_LIVES_MS = 3_600_000;
/** Not in the spec: clocks are set by minutes by the network. */
const TOLERANCE_MS = 600_000;

/** The class behind the SDK's opaque value, as far as it is read here. */
type SdkStorage = new () => { _get(key: string): Promise<unknown> };

class UserStorage extends (indexedDBLocalPersistence as unknown as SdkStorage) {
  override async _get(key: string): Promise<unknown> {
    return withoutFutureExpiry(await super._get(key), Date.now());
  }
}

/** The SDK's storage in IndexedDB, for `initializeAuth`. */
export const userStorage = UserStorage as unknown as Persistence;

/**
 * A stored user whose token would expire later than any can has received it while this device's clock ran ahead. The SDK would send
 * it for as long, long expired, and take the refusal for the end of the session: it is renewed at once instead. Whatever else is returned
 * as it is.
 */
export function withoutFutureExpiry(stored: unknown, nowMs: number): unknown {
  const { stsTokenManager: token } = (stored ?? {}) as { stsTokenManager?: { expirationTime?: unknown } };
  const expiry = token?.expirationTime;
  if (typeof expiry !== 'number' || expiry <= nowMs + TOKEN_LIVES_MS + TOLERANCE_MS) return stored;
  return { ...(stored as object), stsTokenManager: { ...token, expirationTime: 0 } };
}
