import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface SuiteOptions {
  cli: string;
  /** Where firebase.json lies; the CLI writes its logs there. */
  folder: string;
  emulators: readonly string[];
  project: string;
}

/** Not in the spec: how many lines an error shows of what the CLI said. */
const LINES_OF_ERROR = 30;

/** Starts emulators of the Firebase CLI and prints the one-time codes that they would send. Rejects with its output when it ends before they are ready. */
export async function startSuite({ cli, folder, emulators, project }: SuiteOptions) {
  const suite = spawn(cli, ['emulators:start', '--only', emulators.join(), '--project', project], {
    cwd: folder,
    // Ctrl-C goes to the whole process group: a second signal would end the CLI before its Firestore.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const interrupt = () => suite.kill('SIGINT');
  process.once('exit', interrupt);
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    function read(line: string): void {
      lines.splice(0, lines.length - LINES_OF_ERROR + 1);
      lines.push(line);
      if (line.includes('All emulators ready')) resolve();
      if (line.includes('use the code')) console.info(line);
    }
    for (const input of [suite.stdout, suite.stderr]) createInterface({ input }).on('line', read);
    suite.once('error', reject);
    suite.once('close', () => reject(new Error(`The Firebase CLI ended:\n${lines.join('\n')}`)));
  });
  const warn = () => console.warn(`The Firebase CLI has ended: ${join(folder, 'firebase-debug.log')} may tell why.`);
  suite.once('exit', warn);
  return {
    async stop(): Promise<void> {
      process.off('exit', interrupt);
      suite.off('exit', warn);
      if (suite.exitCode === null && interrupt()) await once(suite, 'exit');
    },
  };
}
