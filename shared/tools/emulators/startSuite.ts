import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

interface SuiteOptions {
  cli: string;
  /** The folder of firebase.json, in which the CLI also writes its logs. */
  folder: string;
  emulators: readonly string[];
  project: string;
}

/** Not in the spec: how often to look whether the emulators are ready. */
const CHECK_EVERY_MS = 100;

/** Starts emulators of the Firebase CLI. Rejects with its output when it ends before they are ready. */
export async function startSuite({ cli, folder, emulators, project }: SuiteOptions) {
  const log = join(folder, 'suite.log');
  // A file: the CLI would end at a pipe that breaks, and leave its Firestore behind.
  const output = openSync(log, 'w');
  const suite = spawn(cli, ['emulators:start', '--only', emulators.join(), '--project', project], {
    cwd: folder,
    // Ctrl-C goes to the whole process group: a second signal would end the CLI before its Firestore.
    detached: true,
    stdio: ['ignore', output, output],
  });
  const interrupt = () => suite.kill('SIGINT');
  process.once('exit', interrupt);
  await once(suite, 'spawn');
  const ended = once(suite, 'exit');
  const isRunning = () => suite.exitCode === null && suite.signalCode === null;
  while (!readFileSync(log, 'utf8').includes('All emulators ready')) {
    if (!isRunning()) throw new Error(`The Firebase CLI has ended:\n${readFileSync(log, 'utf8')}`);
    await setTimeout(CHECK_EVERY_MS);
  }
  const warn = () => console.warn(`The Firebase CLI has ended: ${log} may tell why.`);
  suite.once('exit', warn);
  return {
    async stop(): Promise<void> {
      process.off('exit', interrupt);
      suite.off('exit', warn);
      if (isRunning() && interrupt()) await ended;
    },
  };
}
