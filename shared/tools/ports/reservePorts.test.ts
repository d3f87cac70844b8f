import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { isFree, reservePorts } from './reservePorts.ts';

afterEach(() => vi.restoreAllMocks());

test('two reservations at the same start share no port', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const [first, second] = await Promise.all([reservePorts(), reservePorts()]);
  const all = [...Object.values(first), ...Object.values(second)];
  expect(new Set(all).size).toBe(all.length);
});

test('reserved ports are free to listen on, outside the defaults 5170 to 9099', async () => {
  for (const port of Object.values(await reservePorts())) {
    expect(port).toBeGreaterThan(9_999);
    expect(await isFree(port)).toBe(true);
  }
});

test('a block with one port in use is passed over', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const before = await reservePorts();
  const inUse = before.shell + 16 + 3; // in the next block
  const server = createServer();
  // A server that cannot listen shows that another run of these tests does: the port is in use all the same.
  const isOurs = await new Promise<boolean>((ready) =>
    server.once('error', () => ready(false)).listen(inUse, () => ready(true)),
  );
  expect(Object.values(await reservePorts())).not.toContain(inUse);
  if (isOurs) await new Promise((closed) => server.close(closed));
});
