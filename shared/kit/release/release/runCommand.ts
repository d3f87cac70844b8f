import type { Composition } from '../compose/composition.ts';
import { preview } from '../preview/preview.ts';
import { accept } from './accept.ts';
import { usageOf } from './commands.ts';
import { composeSite } from './composeSite.ts';
import { listReleases } from './listReleases.ts';
import { reproduce } from './reproduce.ts';
import { teamAct } from './teamAct.ts';

/**
 * Runs a command on a composed site, as a script of a package.json calls it: `compose`, `releases`, `preview`, `reproduce`, `accept`, or an act of a
 * team (teamAct.ts); with --help, and where none is named, it prints which there are. Says on the terminal what was wrong, and ends the process with
 * status 1 then.
 */
export function runCommand(composition: Composition, [command = '', ...args]: readonly string[]): void {
  commandOf(composition, command, args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

async function commandOf(composition: Composition, command: string, args: readonly string[]): Promise<void> {
  if (command === '' || command === '--help' || args.includes('--help'))
    return console.log(usageOf(composition.checkout.root, command));
  if (command === 'compose') return composeSite(composition, args);
  if (command === 'releases') return listReleases(composition, args);
  if (command === 'preview') return preview(composition, args);
  if (command === 'accept') return accept(composition, args);
  if (command === 'reproduce') return reproduce(composition, args);
  return teamAct(composition, [command, ...args]);
}
