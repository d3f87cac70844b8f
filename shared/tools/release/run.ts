/** The commands on a composed site, by hand or in CI (@remotes-kit/release/runCommand): `npm run release -- feed`, `npm run releases`. */
import { runCommand } from '@remotes-kit/release/runCommand';
import { composition } from '../composition.ts';

runCommand(composition, process.argv.slice(2));
