import { spawnSync } from 'node:child_process';

/** The machine's own: programs, the home folder, and the way to the registry. `npm run` adds the rest, which leads npm back to this workspace. */
const OF_THE_MACHINE = /^(PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|(npm_config_)?((https?|no)_?proxy|registry|cafile))$/i;

/** The environment of somebody who has nothing of this workspace and of its tests. */
export const outsideEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name)));

/** Runs a program in that environment. Returns, or throws, what it printed. */
export function runOutside(cwd: string, command: string, ...args: string[]): string {
  const options = { cwd, env: outsideEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout + stderr;
}
