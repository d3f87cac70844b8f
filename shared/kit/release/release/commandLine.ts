import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { REMOTE_NAME } from '@remotes-kit/runtime/mounts';
import type { Composition } from '../compose/composition.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const SITE = { out: { type: 'string' } } as const satisfies Options;
const HOSTING = {
  hosting: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;
const BUILD = {
  dist: { type: 'string' },
  built: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const satisfies Options;
const WATCH = {
  watch: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  reports: { type: 'string' },
  'trust-reports': { type: 'boolean', default: false },
} as const satisfies Options;

/** The words of each command in their order (those in brackets may be absent) and its options. No other word is accepted. */
const COMMANDS = {
  release: {
    usage: 'release -- <remote or shell> [version]',
    words: 1,
    options: {
      ...SITE,
      ...HOSTING,
      ...BUILD,
      floor: { type: 'boolean', default: false },
      'floor-version': { type: 'string' },
      site: { type: 'string' },
    },
  },
  canary: {
    usage: 'canary -- <remote or shell> [percent] [version]',
    words: 2,
    options: { ...SITE, ...HOSTING, ...BUILD, ...WATCH },
  },
  rollback: {
    usage: 'rollback -- <remote or shell> [version]',
    words: 1,
    options: { ...SITE, ...HOSTING, force: BUILD.force },
  },
  disable: { usage: 'disable -- <remote> ["text"]', words: 1, options: { ...SITE, ...HOSTING } },
  enable: { usage: 'enable -- <remote>', words: 0, options: { ...SITE, ...HOSTING } },
  retire: { usage: 'retire -- <remote>', words: 0, options: { ...SITE, ...HOSTING } },
  rename: {
    usage: 'rename -- <remote> <new remote>',
    words: 1,
    options: { ...SITE, ...HOSTING, ...BUILD, site: { type: 'string' } },
  },
  move: { usage: 'move -- <remote> <other remote>', words: 1, options: { ...SITE, ...HOSTING, ...BUILD } },
  reproduce: { usage: 'reproduce -- <remote> [version]', words: 1, options: SITE },
  deploy: { usage: 'deploy', words: -1, options: { ...SITE, 'dry-run': HOSTING['dry-run'] } },
} as const satisfies Record<string, { usage: string; words: number; options: Options }>;

/** The commands that are no act of a team (runCommand.ts), for a message. */
const OTHERS = {
  compose: 'compose',
  releases: 'releases [--since <day>] [--reports <folder>]',
  preview: 'preview -- <remote>[=<version or built>]',
  accept: 'accept -- <folder of the deliveries>',
} as const;

export type CommandName = keyof typeof COMMANDS;

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
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: options as Options });
  const [given = '', ...words] = positionals;
  const extra = command === 'deploy' ? positionals : words.slice(most);
  if (extra.length > 0) throw new Error(`${extra.join(' ')}: not a word of this command. Usage: npm run ${usage}`);
  // A remote that is to go may no longer be in this checkout.
  const isGoing = command === 'retire' || command === 'rename';
  const remote = isGoing && REMOTE_NAME.test(given) ? given : remoteNamed(given);
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

const TAKES_SHELL: readonly CommandName[] = ['release', 'canary', 'rollback'];
/** The shell has no floor, and its origin is that of the site. */
const OF_REMOTES = ['floor', 'floor-version', 'site'];
const whichOf = (command: CommandName, given: string, names: readonly string[]) =>
  `Which remote?${given && ` ${given} is none.`} One of: ${[...names, ...(TAKES_SHELL.includes(command) ? ['shell'] : [])].join(', ')}`;

/** A text for a terminal: the words and options of a command, or, where there is none of that name, the commands that the site's package.json has. */
export function usageOf(root: string, name = ''): string {
  if (Object.hasOwn(COMMANDS, name)) {
    const { usage, options } = COMMANDS[name as CommandName];
    return `npm run ${usage}${Object.entries<{ type: string }>(options)
      .map(([option, { type }]) => ` [--${option}${type === 'string' ? ' <value>' : ''}]`)
      .join('')}`;
  }
  if (Object.hasOwn(OTHERS, name)) return `npm run ${OTHERS[name as keyof typeof OTHERS]}`;
  const scripts = scriptsOf(root);
  const all = { ...Object.fromEntries(Object.entries(COMMANDS).map(([of, { usage }]) => [of, usage])), ...OTHERS };
  const known = Object.entries(all).filter(([of]) => !scripts || scripts.includes(of));
  return `One of:\n${known.map(([, usage]) => `  npm run ${usage}`).join('\n')}`;
}

/** The names of the scripts of a package.json; undefined where the folder has none. */
function scriptsOf(root: string): string[] | undefined {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
}
