/**
 * `npm run preview -- feed=3fa9c1d20b7e reels=built` (@remotes-kit/release/runCommand). `--changed main` only prints the remotes that changes
 * since that commit may be built into.
 */
import { runCommand } from '@remotes-kit/release/runCommand';
import { composition } from '../composition.ts';
import { allPorts } from '../ports/ports.ts';
import { changedRemotes } from './changedRemotes.ts';

const args = process.argv.slice(2);
/** That of a remote: the local backend lets it in, and nobody else has it where remotes are under the site's own origin. */
const port = String(allPorts().feed);

if (args[0] === '--changed') console.log(changedRemotes(args[1] ?? '').join(' '));
else runCommand(composition, ['preview', '--port', port, ...args]);
