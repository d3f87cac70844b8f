import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

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
export const COMMANDS = {
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
  disable: { usage: 'disable -- <remote> "text"', words: 1, options: { ...SITE, ...HOSTING } },
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
  preview: 'preview -- <remote>[=<version or built>] [--serve] [--name <name>]',
  accept: 'accept -- <folder of the deliveries>',
} as const;

export type CommandName = keyof typeof COMMANDS;
type OptionName = { [Name in CommandName]: keyof (typeof COMMANDS)[Name]['options'] }[CommandName];

/** A line of --help for each option. */
const OPTIONS: Record<OptionName, string> = {
  out: '<folder>: a composed site other than the usual one',
  hosting: 'also puts the result on Firebase Hosting',
  'dry-run': 'says what would go to Firebase Hosting',
  dist: '<folder>: takes this build, and makes none',
  built: 'takes the build that lies in the folder of the sources, and makes none',
  force: 'also what was withdrawn, what a shell does not provide, or what is older than the live build',
  floor: 'pages no longer accept an older release',
  'floor-version': '<version>: pages no longer accept a release before this one',
  site: '<file>: the site file with the origin of a new remote',
  watch: 'stays, and ends the canary when it is worse',
  promote: 'with --watch: everybody gets the canary once it is proven',
  reports: '<file or folder>: the reports of pages, where a collector has them',
  'trust-reports': 'acts on the reports of a collector, which anybody could have sent',
};

/** A text for a terminal: the words and options of a command, or, where there is none of that name, the commands that the site's package.json has. */
export function usageOf(root: string, name = ''): string {
  if (Object.hasOwn(COMMANDS, name)) {
    const { usage, options } = COMMANDS[name as CommandName];
    const lines = (Object.keys(options) as OptionName[]).map((option) => `  --${option.padEnd(26)} ${OPTIONS[option]}`);
    return [`npm run ${usage}`, ...lines].join('\n');
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
