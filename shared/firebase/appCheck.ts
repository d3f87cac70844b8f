/** The only importer of firebase/app-check; loaded where the site's configuration switches it on. */
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

/** From now on Firebase's services add Google's attestation to their requests, and renew it before it ends. */
export function startAppCheck(siteKey: string): void {
  initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
