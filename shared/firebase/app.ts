import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { siteConfig } from '../contracts/siteConfig.ts';

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  return getApps().length ? getApp() : initializeApp(siteConfig().firebase);
}
