import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBody } from './readBody.ts';
import { startServer, type RunningServer } from './startServer.ts';

let server: RunningServer;
let bodies: Promise<unknown>[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await startServer({
    port: 0,
    handle: async (request, response) => {
      if (request.url === '/throws') throw new Error('no');
      if (request.url === '/late') response.writeHead(200).write('some');
      if (request.url === '/late') throw new Error('no');
      const body = readBody(request, 10);
      bodies.push(body.catch(() => 'aborted'));
      response.end(String((await body)?.length));
    },
  });
});
afterAll(() => server.stop());

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const post = async (body: string) => (await fetch(url('/'), { method: 'POST', body })).text();

test('a handler that throws: 500, and the server goes on', async () => {
  expect((await fetch(url('/throws'))).status).toBe(500);
  expect(await post('123')).toBe('3');
});

test('a handler that throws in the middle of its answer: the connection ends, and the server goes on', async () => {
  await expect(fetch(url('/late')).then((response) => response.text())).rejects.toThrow();
  expect(await post('123')).toBe('3');
});

test('a connection without a request has no time after which it is closed: a busy client finds it open', async () => {
  const response = await fetch(url('/'), { method: 'POST', body: '' });
  expect(response.headers.get('connection')).toBe('keep-alive');
  expect(response.headers.get('keep-alive')).toBeNull();
});

test('a client that leaves in the middle of its body: nothing is answered, and the server goes on', async () => {
  bodies = [];
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n123');
  await expect.poll(() => bodies.length).toBe(1);
  socket.destroy();
  expect(await bodies[0]).toBe('aborted');
  expect(await post('123')).toBe('3');
});

test.each([
  ['localhost', 200],
  ['127.0.0.1:1', 200],
  ['[::1]', 200],
  ['evil.example', 403],
  ['localhost.evil.example', 403],
])('a request to the host %j, which a page of that name may send: %i', async (host, status) => {
  const sent = request(url('/'), { headers: { host } }).end();
  const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(status);
});

test('a port in use: rejected', () =>
  expect(startServer({ port: server.port, handle: () => {} })).rejects.toThrow(`The port ${server.port} is in use`));

test.each([
  [10, '10'],
  [11, 'undefined'],
  [1_000_000, 'undefined'],
])('a body of %i bytes, ten being the limit: %s', async (bytes, length) =>
  expect(await post('x'.repeat(bytes))).toBe(length),
);

test('of a body of 300 MB nothing is kept', async () => {
  async function* chunks() {
    for (let count = 0; count < 300; count += 1) yield Buffer.alloc(1_000_000);
  }
  const before = process.memoryUsage().arrayBuffers;
  expect(await readBody(Readable.from(chunks()) as IncomingMessage, 10_000_000)).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(250_000_000);
});
