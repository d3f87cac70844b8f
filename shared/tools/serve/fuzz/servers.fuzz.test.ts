import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../build/folders.ts';
import type { Ports, ServerName } from '../../ports/ports.ts';
import { rawRequest } from './rawRequest.ts';
import { sendRaw } from './sendRaw.ts';
import { TARGETS } from './targets.ts';
import { SEEDS } from '../../suite/suite.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 22_000);
/** At the same time, for each server. */
const CONNECTIONS = 60;

const names = Object.keys(TARGETS) as ServerName[];

let servers: ChildProcess;
let ports: Ports;
let errors = '';
beforeAll(async () => {
  const program = join(import.meta.dirname, 'runServers.ts');
  servers = fork(program, {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  servers.stderr!.on('data', (chunk) => (errors = (errors + String(chunk)).slice(-2_000)));
  [ports] = (await once(servers, 'message')) as [Ports];
});
afterAll(() => void servers.kill('SIGKILL'));

test.each(names)(
  `any bytes sent to the server %s: its process and every other connection go on (SEED=${SEEDS.cases} FUZZ_REQUESTS=${REQUESTS})`,
  async (name) => {
    const { normal, ...target } = TARGETS[name]!;
    const numRuns = Math.ceil(REQUESTS / names.length);
    const requests = fc.sample(rawRequest(target, `localhost:${ports[name]}`), { seed: SEEDS.cases, numRuns });
    let answered = 0;
    const sendSome = async () => {
      for (let next = requests.pop(); next && isRunning(); next = requests.pop()) {
        if (await sendRaw(ports[name], next)) answered += 1;
        expect(isRunning(), `ended at or near ${JSON.stringify(String(next.bytes).slice(0, 400))}\n${errors}`).toBe(
          true,
        );
      }
    };

    const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
    const visit = () => answerOf(ports[name], normal, visitor);
    const before = await visit();
    const visits = async () => {
      for (; requests.length > 0; await delay(100)) expect(await visit()).toEqual(before);
    };
    await Promise.all([visits(), ...Array.from({ length: CONNECTIONS }, sendSome)]);
    expect(await visit()).toEqual(before);
    visitor.destroy();
    console.info(`${name}: ${numRuns} requests, ${answered} of them answered, seed ${SEEDS.cases}`);
    expect(answered).toBeGreaterThan(numRuns / 2); // so that most get further than the reading of HTTP
  },
);

const isRunning = () => servers.exitCode === null && servers.signalCode === null;

/** The status, and the connection that it came over. */
async function answerOf(port: number, path: string, agent: Agent) {
  const sent = request({ port, path, host: '127.0.0.1', agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const connection = response.socket.localPort;
  await once(response.resume(), 'end');
  return { status: response.statusCode, connection };
}
