import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { startMedia } from '../backend/media/startMedia.ts';
import type { BackendOptions } from '../backend/startBackend.ts';
import { ROOT } from '../build/folders.ts';

type EmbeddedOptions = Omit<BackendOptions, 'firestore' | 'log'> & { isEmulator: boolean };

/** The server that a process runs, with its options. */
export type ServerOrder =
  | { server: 'media'; options: Parameters<typeof startMedia>[0] }
  | { server: 'backend'; options: EmbeddedOptions };

/** Not in the spec: what ends sooner after a restart would end again. */
const MIN_LIFE_MS = 10_000;

export interface ServerProcess {
  /** Changes when the server had to be started again. */
  readonly pid: () => number;
  stop(): Promise<void>;
}

/**
 * Runs a server in a process of its own, so that whatever ends it ends neither the site nor another server; it is then
 * started again. `onRestart` is called afterwards. Rejects with the server's message when it does not start.
 */
export async function startProcess(order: ServerOrder, onRestart = async () => {}): Promise<ServerProcess> {
  let child = await run(order);
  let restarting: Promise<void> | undefined;
  let restartedAt = -Infinity;
  let isStopping = false;
  child.once('exit', onExit);

  function onExit(code: number | null, signal: string | null): void {
    if (isStopping) return;
    const isTooSoon = Date.now() - restartedAt < MIN_LIFE_MS;
    console.error(`The ${order.server} ended (${signal ?? code})${isTooSoon ? '.' : '; it is started again.'}`);
    if (!isTooSoon) restarting = restart().catch(console.error);
  }

  async function restart(): Promise<void> {
    restartedAt = Date.now();
    child = await run(order);
    child.once('exit', onExit);
    await onRestart();
  }

  return {
    pid: () => child.pid!,
    async stop() {
      isStopping = true;
      await restarting;
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function run(order: ServerOrder): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'serverProcess.ts');
  const child = fork(program, { cwd: ROOT, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout!.on('data', (chunk) => process.stdout.write(chunk));
  child.stderr!.on('data', (chunk) => process.stderr.write(chunk));
  child.send(order);
  const ended = once(child, 'exit').then(() => [{ error: `The ${order.server} ended while it started` }]);
  const [{ error }] = (await Promise.race([once(child, 'message'), ended])) as [{ error?: string }];
  if (error) throw new Error(error);
  return child;
}
