import { expect, test } from 'vitest';
import { startsFirestore, whyNoSuite } from './suite.ts';

const CLI = '/tools/firebase';
const NO_JAR = 'no jar (set FIRESTORE_EMULATOR_JAR, or install google-cloud-cli-firestore-emulator)';

test('without the Firebase CLI one line names the command that gets it', () =>
  expect(whyNoSuite({ java: 21 })).toBe(
    'the Firebase CLI is not found; `npm ci --ignore-scripts --prefix .github/firebase-tools` gets it',
  ));

test('without a Firestore emulator that starts one line names the Java, and what is missing instead', () =>
  expect(whyNoSuite({ cli: CLI, java: 17, whyNoFirestore: NO_JAR })).toBe(
    `Firestore needs Java 21, or Google's Firestore emulator beside it: ${NO_JAR}`,
  ));

test.each([
  { on: 'Java 21', suite: { cli: CLI, java: 21, whyNoFirestore: NO_JAR }, byCli: true },
  { on: 'Java 17 and a Firestore emulator beside the CLI', suite: { cli: CLI, java: 17 }, byCli: false },
])('$on: the suite starts, and the CLI starts Firestore: $byCli', ({ suite, byCli }) => {
  expect(whyNoSuite(suite)).toBeUndefined();
  expect(startsFirestore(suite)).toBe(byCli);
});
