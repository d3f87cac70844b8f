import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports, ServerName } from '../../ports/ports.ts';
import { ROOT } from '../../build/folders.ts';
import { rawRequest, type Target } from './rawRequest.ts';
import { sendRaw } from './sendRaw.ts';

const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 22_000);
const CONNECTIONS = 60;

const DOCUMENTS = '/v1/projects/demo-bazaar/databases/(default)/documents';
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts';
const nested = (depth: number) =>
  '{"mapValue":{"fields":{"a":'.repeat(depth) + '{"nullValue":null}' + '}}}'.repeat(depth);
const writeOf = (value: string, id = 'a') =>
  `{"writes":[{"update":{"name":"${DOCUMENTS.slice(4)}/c/${id}","fields":{"f":${value}}}}]}`;

const SERVERS: Partial<Record<ServerName, Target & { normal: string }>> = {
  shell: {
    normal: '/feed',
    paths: ['/', '/feed', '/login', '/assets/app-12345678.js', '/_r1/assets/app-12345678.js', '/v1/logs'],
    bodies: ['{}', '{"resourceLogs":[{"scopeLogs":[{"logRecords":[null,{}]}]}]}', `{"a":"${'x'.repeat(70_000)}"}`],
  },
  feed: { normal: '/assets/app-12345678.js', paths: ['/', '/assets/app-12345678.js', '/v1/logs'], bodies: ['{}'] },
  media: {
    normal: '/bazaar/board-01/public',
    paths: ['/bazaar/board-01/public', '/lesson-01/manifest/low.mp4', '/v3.1/all', '/flags/in.svg', '/__faults'],
    bodies: ['{"match":1}', '[null]', '{"match":"x","fault":"500","times":"many"}'],
  },
  firestore: {
    normal: '/emulator/v1/nothing',
    paths: [`${DOCUMENTS}:runQuery`, `${DOCUMENTS}:commit`, `${DOCUMENTS}:batchGet`, '/__faults'],
    bodies: [
      '{"structuredQuery":{"from":[{"collectionId":"c"}]}}',
      '{"documents":[null,{},"x"]}',
      '{"writes":[null]}',
      ...[10, 200, 2_000, 4_000].map((depth) => writeOf(nested(depth), String(depth))),
      writeOf(`{"stringValue":"${'x'.repeat(100_000)}"}`),
      writeOf('{"timestampValue":"9999-99-99T99:99:99Z"}'),
      writeOf('{"timestampValue":"9999-12-31T23:59:59-23:59"}'),
      '[null]',
      '[{"bodyIncludes":{}}]',
    ],
  },
  authBackend: {
    normal: '/emulator/v1/projects/demo-bazaar/verificationCodes',
    paths: [
      ...['sendVerificationCode', 'signInWithPhoneNumber', 'lookup', 'delete'].map((call) => `${IDENTITY}:${call}`),
      '/securetoken.googleapis.com/v1/token',
      '/__faults',
    ],
    bodies: [
      '{"phoneNumber":"+919876543210"}',
      '{"phoneNumber":{},"code":[]}',
      '{"idToken":"a.bnVsbA."}',
      '{"sessionInfo":"__proto__","code":"x"}',
      'grant_type=refresh_token&refresh_token=%00',
      '[null]',
    ],
  },
};

let servers: ChildProcess;
let ports: Ports;
beforeAll(async () => {
  servers = fork(join(import.meta.dirname, 'runServers.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  [ports] = (await once(servers, 'message')) as [Ports];
});
afterAll(() => void servers.kill('SIGKILL'));

test.each(Object.keys(SERVERS) as ServerName[])(
  `any request to %s ends nothing but its own connection (FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS})`,
  async (name) => {
    const { normal, ...target } = SERVERS[name]!;
    const port = ports[name];
    let output = '';
    servers.stderr!.on('data', (chunk) => (output = (output + String(chunk)).slice(-3_000)));
    const numRuns = Math.ceil(REQUESTS / Object.keys(SERVERS).length);
    const requests = fc.sample(rawRequest(target, `localhost:${port}`), { seed: SEED, numRuns });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let answered = 0;
    const sendSome = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        if (await sendRaw(port, next)) answered += 1;
        if (servers.exitCode !== null)
          throw new Error(
            `The process ended at ${JSON.stringify(String(next.bytes).slice(0, 400))} or one beside it:\n${output}`,
          );
      }
    };
    const before = await statusOf(port, normal, agent);
    await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
    const connections = Object.values(agent.freeSockets).flat().length;
    expect(await statusOf(port, normal, agent)).toEqual(before);
    agent.destroy();
    console.info(`${name}: ${numRuns} requests, ${answered} of them answered, seed ${SEED}`, connections);
    expect(answered).toBeGreaterThan(numRuns / 3);
  },
);

async function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  const sent = request({ port, path, host: '127.0.0.1', agent }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode!;
}
