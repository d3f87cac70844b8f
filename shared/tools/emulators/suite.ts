import { join } from 'node:path';
import { javaVersion, whyNoEmulator } from '../backend/emulator.ts';
import { findExecutable } from '../browsers/programs.ts';
import { ROOT } from '../build/folders.ts';

/** The folder that pins the version that the releases use. */
const PINNED = '.github/firebase-tools';
/** Firebase CLI 15 starts its Firestore with no older Java. */
const MIN_JAVA = 21;

/** The parts of Firebase's emulator suite that a machine has. */
export interface Suite {
  /** The Firebase CLI, which has the emulators of Hosting and Auth in it. */
  cli?: string;
  java?: number;
  /** The reason why Google's Firestore emulator cannot be started without the CLI; absent when it can. */
  whyNoFirestore?: string;
}

export function findSuite(): Suite {
  return {
    cli: findExecutable(join(ROOT, PINNED, 'node_modules/.bin/firebase'), 'firebase'),
    java: javaVersion(),
    whyNoFirestore: whyNoEmulator(),
  };
}

/** True where the CLI can start Firestore too. Else the same emulator is started beside it. */
export const startsFirestore = ({ java = 0 }: Suite): boolean => java >= MIN_JAVA;

/** One line about what is missing and how to get it; undefined where the suite can be started. */
export function whyNoSuite(suite: Suite): string | undefined {
  if (!suite.cli) return `the Firebase CLI is not found; \`npm ci --ignore-scripts --prefix ${PINNED}\` gets it`;
  if (startsFirestore(suite) || !suite.whyNoFirestore) return undefined;
  return `Firestore needs Java ${MIN_JAVA}, or Google's Firestore emulator beside it: ${suite.whyNoFirestore}`;
}
