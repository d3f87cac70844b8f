import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { OF_SHELL } from '../compose/shellPaths.ts';
import { SERVER_NAMES } from '../ports/ports.ts';

/** The facts that are decided about a remote before its folder exists. */
export interface NewRemote {
  name: string;
  /** The first segment of its paths: '/quiz'. */
  prefix: string;
}

const USAGE = 'Which remote, and where? `npm run new-remote -- quiz /quiz`';
/** Names of test projects and programs beside those of apps and servers (playwright.config.ts, package.json). */
const RESERVED: readonly string[] = [
  ...SERVER_NAMES,
  'ui',
  'contract',
  'studio',
  'looks',
  'mouse',
  'touch',
  'keyboard',
  'translated',
];
/** Throws, in words for a terminal, for a name or a path that is malformed or taken. */
export function parseNewRemote([name = '', prefix = '', ...rest]: readonly string[]): NewRemote {
  if (!name || !prefix || rest.length > 0) throw new Error(USAGE);
  if (!/^[a-z]{2,20}$/.test(name)) throw new Error(`${name}: a name is 2 to 20 small letters. ${USAGE}`);
  if (!/^\/[a-z][a-z-]{1,29}$/.test(prefix))
    throw new Error(`${prefix}: a path is one segment of small letters. ${USAGE}`);
  if (RESERVED.includes(name)) throw new Error(`${name} is taken.`);
  if (takenPrefixes().some((taken) => taken === prefix)) throw new Error(`${prefix} is taken.`);
  return { name, prefix };
}

const takenPrefixes = () => [...OF_SHELL, ...REMOTE_NAMES.flatMap((name) => [...REMOTES[name].prefixes])];
