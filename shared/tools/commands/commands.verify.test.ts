import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { scripts, triedScripts, VALUES } from './documented.ts';
import { TRIALS } from './trials.ts';

describe.concurrent('every script that a document or workflow names works with its arguments', () => {
  test.each(triedScripts)('%s', async (_, { name, rest }) => {
    const { add, answer } = TRIALS[name]!;
    expect(await outputOf(`${scripts[name]} ${rest} ${add}`)).toMatch(answer);
  });
});

/** The output of a command line, as npm would run it; a status other than 0 is no failure. */
async function outputOf(command: string): Promise<string> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const run = promisify(execFile)(command, {
    shell: true,
    cwd: ROOT,
    env: { ...process.env, ...VALUES, PATH: path, NODE_ENV: undefined, VITEST: undefined, SUITE: undefined },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}
