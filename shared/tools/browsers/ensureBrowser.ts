/** Part of `npm test`: makes sure that there is a browser, and the other engines where they are required. */
import { ensureBrowser } from './browser.ts';
import { ensureEngines, ENGINES, findEngine } from './engines.ts';

try {
  console.log(`Browser for the tests: ${ensureBrowser()}`);
  ensureEngines();
  for (const name of ENGINES) console.log(`${name} for the journeys: ${findEngine(name) ?? 'none'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
