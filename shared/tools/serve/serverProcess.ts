/** One server in a process of its own: what startProcess.ts runs. It ends with the process that started it. */
import { startEmulator } from '../backend/emulator.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { startBackend } from '../backend/startBackend.ts';
import type { ServerOrder } from './startProcess.ts';

function start(order: ServerOrder): Promise<{ stop(): Promise<void> }> {
  if (order.server === 'media') return startMedia(order.options);
  const { isEmulator, ...options } = order.options;
  return startBackend({ ...options, firestore: isEmulator ? startEmulator : undefined });
}

// A terminal sends these to every process of the site: the one that started this one decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

let stop = async () => {};
process.once('disconnect', () => void stop().finally(() => process.exit()));

process.once('message', async (order: ServerOrder) => {
  try {
    ({ stop } = await start(order));
    process.send!({});
  } catch (error) {
    process.send!({ error: error instanceof Error ? error.message : String(error) }, () => process.exit(1));
  }
});
