/** `npm run damages`: every file of the composed production site comes damaged, in every way (docs/decisions/013). Arguments go to Playwright. */
import { runOrExit } from '../suite/runOrExit.ts';

process.env.DAMAGES = 'all';
runOrExit(['npx', 'playwright', 'test', '--project=production', 'productionDamages', ...process.argv.slice(2)]);
