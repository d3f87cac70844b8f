/** `npm run looks`: takes a picture of every screen in every look, into a folder that it names. Arguments go to Playwright. */
import { join } from 'node:path';
import { CACHE } from '../build/folders.ts';
import { runOrExit } from '../suite/runOrExit.ts';

runOrExit(['npx', 'playwright', 'test', ...process.argv.slice(2), '--project=looks'], { TAKE_LOOKS: '1' });
console.log(`The pictures are in ${join(CACHE, 'looks')}`);
