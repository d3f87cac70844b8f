/**
 * `npm run new-remote -- quiz /quiz`: writes the folder mfe-quiz and every line outside it that a remote needs. The
 * contract kit passes on the result as it is.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';
import { parseNewRemote } from './newRemote.ts';
import { writeOutside } from './outsideLines.ts';
import { writeFolder } from './remoteFolder.ts';

/** The test that holds firebase.json and the list of Hosting sites to the table of remotes also writes them. */
const HOSTING_TEST = 'shared/tools/release/hosting.test.ts';

/** In a process of its own: this one knows the table without the new row. */
function run(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { cwd: ROOT, stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string };
    throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

try {
  const remote = parseNewRemote(process.argv.slice(2));
  writeFolder(ROOT, remote);
  writeOutside(ROOT, remote);
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit');
  run('npx', 'vitest', 'run', '--project=node', HOSTING_TEST, '--update');
  run('npm', 'run', 'bundled', '--', remote.name);
  console.log(
    `mfe-${remote.name} owns ${remote.prefix}. See it: npm run dev:${remote.name} -- --with-shell\n` +
      `Check it: npm run contract -- ${remote.name}. Its team on GitHub is named in .github/CODEOWNERS.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
