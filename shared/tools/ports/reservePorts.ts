import { createServer, type Server } from 'node:net';
import { LOOPBACK } from '@remotes-kit/release/hosts';
import { portVariable, SERVER_NAMES, type Ports, type ServerName } from './ports.ts';

/** Below the ports that systems give to outgoing connections, above those of well-known servers. */
const FIRST_PORT = 10_000;
const END_PORT = 32_768;
/** A block is one port that marks it as taken, and one for each server. */
const BLOCK_SIZE = 16;
const BLOCKS = Math.floor((END_PORT - FIRST_PORT) / BLOCK_SIZE);

/**
 * Free ports for one more site, reserved until this process ends: the block's first port is listened on, so two test
 * runs at the same time never choose the same ports. Rejects when no block is free.
 */
export async function reservePorts(): Promise<Ports> {
  const start = Math.floor(Math.random() * BLOCKS);
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const ports = await reserveBlock(FIRST_PORT + ((start + tried) % BLOCKS) * BLOCK_SIZE);
    if (ports) return ports;
  }
  throw new Error(`No ${BLOCK_SIZE} neighbouring ports are free between ${FIRST_PORT} and ${END_PORT}`);
}

async function reserveBlock(first: number): Promise<Ports | undefined> {
  const mark = await listenOn(first, LOOPBACK);
  if (!mark) return undefined;
  const ports = Object.fromEntries(SERVER_NAMES.map((name, index) => [name, first + 1 + index])) as Ports;
  for (const port of Object.values(ports)) {
    if (await isFree(port)) continue;
    mark.close();
    return undefined;
  }
  mark.unref();
  return ports;
}

/** True where nothing listens on the port, on any address. */
export async function isFree(port: number): Promise<boolean> {
  const probe = await listenOn(port);
  if (!probe) return false;
  await new Promise((closed) => probe.close(closed));
  return true;
}

/** Throws, naming the way out, when one of the ports is taken. */
export async function assertFree(ports: Ports, names: ServerName[]): Promise<void> {
  for (const name of names) {
    if (await isFree(ports[name])) continue;
    throw new Error(
      `Port ${ports[name]} (${name}) is in use. Stop what listens there, or choose another: ${portVariable(name)}=${ports[name] + 1000} npm start`,
    );
  }
}

/** Without an address: on all of them. */
function listenOn(port: number, address?: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined)).listen(port, address, () => resolve(server));
  });
}
