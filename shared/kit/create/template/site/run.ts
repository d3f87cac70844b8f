/** The commands on the composed site: `npm run release -- welcome`, `npm run canary -- welcome 10`, `npm run rollback -- welcome`. */
import { runCommand } from '@remotes-kit/release/runCommand';
import { composition } from './composition.ts';

runCommand(composition, process.argv.slice(2));
