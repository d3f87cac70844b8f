import type { Person } from './accessCase.ts';

/** The claims of a person's ID token, as phone sign-in gives them. */
export function tokenOf({ uid, phoneNumber, provider = 'phone', signedInSecondsAgo = 60 }: Person) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  return {
    sub: uid,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    // The SDK would put in a time of its own for an absent one.
    auth_time: signedInSecondsAgo === null ? (null as unknown as number) : nowSeconds - signedInSecondsAgo,
    firebase: { sign_in_provider: provider as 'phone', identities: {} },
    ...(phoneNumber && { phone_number: phoneNumber }),
  };
}
