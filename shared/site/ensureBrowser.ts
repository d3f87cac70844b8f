/** Part of `npm test`: makes sure that there is a browser. */
import { ensureBrowser } from './browser.ts';

try {
  console.log(`Browser for the tests: ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
