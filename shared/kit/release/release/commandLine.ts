import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '@remotes-kit/runtime/mounts';
import type { Composition } from '../compose/composition.ts';
import { COMMANDS, usageOf, type CommandName, type Options } from './commands.ts';

/** The command line that was given. Each value is absent where the command does not take it, or was not given it. */
export interface Asked {
  command: CommandName;
  /** Of every command but `deploy`: a remote, or the shell where the command takes it. */
  remote: string;
  /** The remote that takes its place, or that is released with it. */
  other?: string;
  /** The words after it. */
  words: readonly string[];
  out: string;
  isOnHosting: boolean;
  isDryRun: boolean;
  dist?: string;
  isBuilt: boolean;
  isForced: boolean;
  floor?: 'this' | { version: string };
  /** The file that says where a new remote's own origin is. */
  site?: string;
  isWatched: boolean;
  isPromoted: boolean;
  reports?: string;
  isTrusted: boolean;
}

/** Throws, in words for a terminal, for a word or an option that the command does not take. */
export function askedFor({ remotes, checkout }: Composition, [name = '', ...args]: readonly string[]): Asked {
  const names = Object.keys(remotes);
  const remoteNamed = (text: string) => names.find((known) => known === text);
  if (!Object.hasOwn(COMMANDS, name)) throw new Error(`No such command: ${name}. ${usageOf(checkout.root)}`);
  const command = name as CommandName;
  const { usage, words: most, options } = COMMANDS[command];
  const { values, positionals } = parsed(args, options, usage);
  const [given = '', ...words] = positionals;
  const extra = command === 'deploy' ? positionals : words.slice(most);
  if (extra.length > 0) throw new Error(`${extra.join(' ')}: not a word of this command. Usage: npm run ${usage}`);
  // A remote that is to go may no longer be in this checkout.
  const isGoing = command === 'retire' || command === 'rename';
  const remote = isGoing && REMOTE_NAME.test(given) && given !== 'shell' ? given : remoteNamed(given);
  const isShell = given === 'shell' && TAKES_SHELL.includes(command);
  if (command !== 'deploy' && !remote && !isShell) throw new Error(whichOf(command, given, names));
  const ofRemote = isShell ? OF_REMOTES.filter((option) => values[option]) : [];
  if (ofRemote.length > 0) throw new Error(`Unknown option '--${ofRemote[0]}' where the shell is released`);
  const other = command === 'rename' || command === 'move' ? remoteNamed(words[0] ?? '') : undefined;
  if ((command === 'rename' || command === 'move') && !other)
    throw new Error(`To which remote? Usage: npm run ${usage}`);
  const text = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined);
  const isSet = (option: string) => values[option] === true;
  const floorVersion = text('floor-version');
  return {
    command,
    remote: remote ?? 'shell',
    words,
    other,
    out: text('out') ?? checkout.site,
    isOnHosting: isSet('hosting') || isSet('dry-run') || command === 'deploy',
    isDryRun: isSet('dry-run'),
    dist: text('dist'),
    isBuilt: isSet('built'),
    isForced: isSet('force'),
    floor: floorVersion === undefined ? (isSet('floor') ? 'this' : undefined) : { version: floorVersion },
    site: text('site'),
    isWatched: isSet('watch'),
    isPromoted: isSet('promote'),
    reports: text('reports'),
    isTrusted: isSet('trust-reports'),
  };
}

/** Node's message goes on with advice for words that begin with a dash, of which there are none here. */
function parsed(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}. Usage: npm run ${usage}`, { cause: error });
  }
}

const TAKES_SHELL: readonly CommandName[] = ['release', 'canary', 'rollback'];
/** The shell has no floor, and its origin is that of the site. */
const OF_REMOTES = ['floor', 'floor-version', 'site'];
const whichOf = (command: CommandName, given: string, names: readonly string[]) =>
  `Which remote?${given && ` ${given} has no row in the table of remotes.`} One of: ${[...names, ...(TAKES_SHELL.includes(command) ? ['shell'] : [])].join(', ')}`;
