import type { Account } from './accountStore.ts';

/** Writes an account as `accounts:lookup` gives it. */
export function encodeAccount({ uid, phoneNumber, createdAtMs, lastLoginAtMs }: Account): unknown {
  return {
    localId: uid,
    phoneNumber,
    providerUserInfo: [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }],
    createdAt: String(createdAtMs),
    lastLoginAt: String(lastLoginAtMs),
    lastRefreshAt: new Date(lastLoginAtMs).toISOString(),
  };
}
