/** The only importer of firebase/app-check; loaded where the site's configuration switches it on. */
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';
import { orTimedOut } from './deadline.ts';

/** Not in the spec: a content blocker may keep Google's script away, and the SDK would wait for it for ever. */
const ATTESTATION_DEADLINE_MS = 5_000;
/** Not in the spec: once it has been waited for in vain. */
const NEXT_DEADLINE_MS = 500;

/** A method that the SDK calls, though its public types do not have it. */
interface TokenSource {
  getToken(...options: unknown[]): Promise<unknown>;
}

/**
 * From now on Firebase's services add Google's attestation to their requests, and renew it before it ends. When none is to be
 * had in time, a request goes without: the service decides.
 */
export function startAppCheck(siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const source = provider as unknown as TokenSource;
  const getToken = source.getToken.bind(provider);
  let deadlineMs = ATTESTATION_DEADLINE_MS;
  source.getToken = async (...options) => {
    const waitMs = deadlineMs;
    deadlineMs = NEXT_DEADLINE_MS;
    const token = await orTimedOut(getToken(...options), waitMs);
    deadlineMs = ATTESTATION_DEADLINE_MS;
    return token;
  };
  initializeAppCheck(firebaseApp(), { provider, isTokenAutoRefreshEnabled: true });
}
