import { connect, createServer, type Server, type Socket } from 'node:net';
import { LOOPBACK } from '@remotes-kit/release/hosts';

/** A phone's line: round trip in ms, rates in bits per second. The slow line is 3G as phones report it. */
export interface Line {
  rttMs: number;
  downBps: number;
  upBps: number;
}

export const LINES = {
  slow: { rttMs: 150, downBps: 1_600_000, upBps: 750_000 },
  /** The p75 line of issue 40, item 1. */
  p75: { rttMs: 100, downBps: 9_000_000, upBps: 3_000_000 },
  mid: { rttMs: 100, downBps: 4_000_000, upBps: 1_500_000 },
  /** The machine's own speed. */
  none: { rttMs: 0, downBps: Infinity, upBps: Infinity },
} satisfies Record<string, Line>;

export type LineName = keyof typeof LINES;

/** For a heading of figures: 'slow line (150 ms, 1.6 Mbit/s)'. */
export const describeLine = (name: LineName): string =>
  name === 'none' ? 'no line' : `${name} line (${LINES[name].rttMs} ms, ${LINES[name].downBps / 1e6} Mbit/s)`;

export interface ShapedLink {
  /** Bytes that came down since the last call. */
  takeBytes(): number;
  stop(): Promise<void>;
}

/** So long nothing comes down the line any more before the next visit begins. */
const QUIET_MS = 1_000;

/** Waits until what a visit leaves behind, the service worker's downloads say, is over. */
export async function whenQuiet(link: ShapedLink): Promise<void> {
  do {
    link.takeBytes();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  } while (link.takeBytes() > 0);
}

/**
 * TCP proxies with delay and rate, all sharing one line: unlike a browser's own throttling they also cover workers,
 * preloads and media. `routes` maps the port to listen on to the port behind it.
 */
export async function shapedLink(line: Line, routes: ReadonlyMap<number, number>): Promise<ShapedLink> {
  const down = pipe(line.downBps, line.rttMs / 2);
  const up = pipe(line.upBps, line.rttMs / 2);
  const sockets = new Set<Socket>();
  const servers = [...routes].map(([from, to]) => listen(from, to, line, up, down, sockets));
  await Promise.all(servers.map((server) => new Promise<void>((ready) => server.once('listening', ready))));
  return {
    takeBytes: down.takeBytes,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}

function listen(from: number, to: number, line: Line, up: Pipe, down: Pipe, sockets: Set<Socket>): Server {
  return createServer((near) => {
    near.setNoDelay(true);
    const far = connect({ port: to, host: LOOPBACK, noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}); // the other end closes with it
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    // The handshake on loopback takes no time; on the line it takes a round trip.
    const openAt = performance.now() + line.rttMs;
    near.on('data', (chunk) => up.send(chunk, openAt, (bytes) => far.write(bytes)));
    far.on('data', (chunk) => down.send(chunk, openAt, (bytes) => near.write(bytes)));
    near.on('end', () => far.end());
  }).listen(from, LOOPBACK);
}

interface Pipe {
  send(chunk: Buffer, notBefore: number, deliver: (bytes: Buffer) => void): void;
  takeBytes(): number;
}

/** One direction of the line: what is sent waits for what was sent before it, on whatever connection. */
function pipe(bps: number, delayMs: number): Pipe {
  const PACKET_BYTES = 1_460;
  const underWay: { dueAt: number; packet: Buffer; deliver(bytes: Buffer): void }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let freeAt = 0;
  let bytes = 0;
  /** One timer for all: timers of their own would overtake each other while the machine is busy. */
  const deliverDue = () => {
    while (underWay[0] && underWay[0].dueAt <= performance.now()) {
      const { deliver, packet } = underWay.shift()!;
      deliver(packet);
    }
    timer = underWay[0] && setTimeout(deliverDue, underWay[0].dueAt - performance.now());
  };
  return {
    send(chunk, notBefore, deliver) {
      bytes += chunk.length;
      for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
        const packet = chunk.subarray(start, start + PACKET_BYTES);
        freeAt = Math.max(freeAt, performance.now(), notBefore) + (packet.length * 8_000) / bps;
        underWay.push({ dueAt: freeAt + delayMs, packet, deliver });
      }
      timer ??= setTimeout(deliverDue, Math.max(0, underWay[0]!.dueAt - performance.now()));
    },
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
