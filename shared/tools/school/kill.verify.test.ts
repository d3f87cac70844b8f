import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { startBackend, type Backend } from '../backend/startBackend.ts';
import { ROOT } from '../build/folders.ts';
import { readBody } from '@remotes-kit/release/readBody';
import { startServer } from '@remotes-kit/release/startServer';
import { importSchool } from './importSchool.ts';
import { folderWith } from './schoolForTests.ts';
import { localDatabase } from './writing/database.ts';
import { BATCH } from './writing/writeDocuments.ts';

const BATCHES = 3;
const COUNT = (BATCHES - 1) * BATCH + 1;
const RUN = join(ROOT, 'shared/tools/school/run.ts');

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: 'demo-bazaar', log: () => {} });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

/** Runs the command on a backend that stores the batches, and kills it when the last of so many is stored, but not acknowledged. */
async function killAt(batch: number, folder: string): Promise<NodeJS.Signals | null> {
  let commits = 0;
  const server = await startServer({
    port: 0,
    async handle(request, response) {
      const url = `http://127.0.0.1:${backend.firestorePort}${request.url}`;
      const headers = { authorization: 'Bearer owner' };
      const stored = await fetch(url, { method: 'POST', headers, body: String(await readBody(request, 10_000_000)) });
      commits += 1;
      if (commits === batch) return void child.kill('SIGKILL');
      response.writeHead(stored.status).end(await stored.text());
    },
  });
  const child = spawn(process.execPath, ['--import', 'tsx', RUN, folder, '--local', '--write'], {
    cwd: ROOT,
    env: { ...process.env, PORT_FIRESTORE: String(server.port) },
    stdio: 'ignore',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  await server.stop();
  return signal;
}

test.each(Array.from({ length: BATCHES }, (_, index) => index + 1))(
  'kill -9 while batch %i is on its way: the same command writes it and the rest, and then nothing',
  async (batch) => {
    const rows = Array.from({ length: COUNT }, (_, index) => `c-${index},Work ${index}`);
    const sheet = ['categoryId,categoryName', ...rows].join('\n');
    const folder = folderWith({ 'categories.csv': sheet }, { isEmpty: true });
    expect(await killAt(batch, folder)).toBe('SIGKILL');
    const lines: string[] = [];
    const openDatabase = () => localDatabase(backend.firestorePort);
    const resume = () => importSchool(folder, { site: LOCAL_CONFIG, openDatabase }, (line) => lines.push(line));
    await resume();
    const before = (batch - 1) * BATCH;
    expect(lines.at(-1)).toBe(`Written to demo-bazaar: ${COUNT - before}. There already: ${before}.`);
    await resume();
    expect(lines.at(-1)).toBe(`Written to demo-bazaar: 0. There already: ${COUNT}.`);
  },
);
