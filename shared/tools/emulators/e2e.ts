/**
 * `npm run e2e:emulators`: the first tests of each page, and the journeys by mouse, on Firebase's emulator suite. SKIPPED with
 * one line where that is not on this machine; REQUIRE_SUITE=1 makes that a failure. Arguments go to Playwright.
 */
import { runOrExit } from '../suite/runOrExit.ts';
import { findSuite, whyNoSuite } from './suite.ts';

const given = process.argv.slice(2);
const reason = whyNoSuite(findSuite());
if (reason && !given.includes('--list')) {
  console.warn(`SKIPPED: the journeys on Firebase's emulators: ${reason} (REQUIRE_SUITE=1 makes that a failure)`);
  process.exit(process.env.REQUIRE_SUITE === '1' ? 1 : 0);
}
const tests = ['shell/e2e/smoke.spec.ts', 'shell/e2e/journeys/', '--project=site', '--project=mouse'];
runOrExit(['npx', 'playwright', 'test', ...tests, ...given], { EMULATORS: '1' });
