import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { buildApps } from '../build/buildApps.ts';
import { ROOT } from '../build/folders.ts';

/** Of the short form of a benchmark, which takes half a minute: one that stands still is ended by then, and named. */
const WITHIN_MS = 240_000;

/**
 * Runs benchmarks in processes of their own, two at a time, and prints what each has printed when it ends: for the short form,
 * whose figures nobody reads. Throws the names of those that failed.
 */
export async function runTwoAtATime(program: string, names: readonly string[], args: readonly string[]): Promise<void> {
  await buildApps();
  const options = args.filter((arg) => !names.includes(arg));
  const waiting = [...names];
  const failed: string[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (!(await runAlone(program, name, options))) failed.push(name);
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

/** Runs one benchmark, and prints what it has printed. False where it fails, or is ended since it has not ended `withinMs`. */
export async function runAlone(
  program: string,
  name: string,
  args: readonly string[],
  withinMs = WITHIN_MS,
): Promise<boolean> {
  const started = Date.now();
  const child = promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args, name], {
    cwd: ROOT,
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  const failure = await child.then(
    () => undefined,
    (error: ExecFileException) => error,
  );
  const { stdout, stderr } = failure ?? (await child);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const outcome = failure?.killed ? 'STOOD STILL, was ended after ' : 'FAILED after ';
  console.log(`${stdout}${stderr}  ${name}: ${failure ? outcome : ''}${seconds} s`);
  return !failure;
}
