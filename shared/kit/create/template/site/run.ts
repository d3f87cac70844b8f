/** The commands on the composed site, each a script of package.json: `npm run release -- welcome`, `npm run canary -- welcome 10`. */
import { runCommand } from '@remotes-kit/release/runCommand';
import { composition } from './composition.ts';

runCommand(composition, process.argv.slice(2));
