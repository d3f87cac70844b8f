import { parseArgs } from 'node:util';
import { targetOf, type Target } from './reading/target.ts';

const USAGE =
  'Usage: npm run doctor -- --site your-site.json [--local <host:port>] [--yes] [--all] [--no-media] [--plan <file>]\n' +
  '       npm run doctor -- apply <plan> --site your-site.json [--yes]\n' +
  '       npm run doctor -- undo <plan> --site your-site.json [--yes]';

const OPTIONS = {
  site: { type: 'string' },
  local: { type: 'string' },
  yes: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  media: { type: 'boolean', default: true },
  plan: { type: 'string' },
} as const;

/** A command line that was understood. `where`: its options that name the project, for the next command. */
export type Asked =
  | { act: 'examine'; target: Target; isYes: boolean; isAll: boolean; hasMedia: boolean; plan?: string; where: string }
  | { act: 'apply' | 'undo'; target: Target; isYes: boolean; plan: string };

/** Reads the words and options of a command line. Throws, in words for a terminal, for those that it does not know. */
export function askedFor(args: readonly string[], token: string | undefined): Asked {
  const { values, positionals } = parsedArgs(args);
  const [act, plan, ...more] = positionals;
  const { site, local, yes: isYes, all: isAll, media: hasMedia } = values;
  if (act !== undefined && ((act !== 'apply' && act !== 'undo') || !plan || more.length > 0)) throw new Error(USAGE);
  const target = targetOf({ site, local, token });
  if (act && plan) return { act, plan, target, isYes };
  const where = [...(site ? ['--site', site] : []), ...(local ? ['--local', local] : [])].join(' ');
  return { act: 'examine', target, isYes, isAll, hasMedia, plan: values.plan, where };
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options: OPTIONS });
  } catch (error) {
    throw new Error(`${USAGE}\n${(error as Error).message}`, { cause: error });
  }
}
