import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { RawRequest } from './rawRequest.ts';

/** A server may wait for the rest of a request for ever: so long it may. */
const WAIT_MS = 400;
const PAUSE_MS = 3;

/** Sends it over a connection of its own. Resolves to the first bytes of the answer, '' where there is none. */
export function sendRaw(port: number, { bytes, cutAt = bytes.length, parts }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = '';
    const close = () => socket.destroy();
    socket.on('error', () => {}); // the server may close the connection at any moment
    socket.once('data', (data) => {
      answer = data.toString('latin1').slice(0, 12);
      close();
    });
    socket.once('close', () => resolve(answer));
    socket.once('connect', async () => {
      const sent = bytes.subarray(0, cutAt);
      const size = Math.max(1, Math.ceil(sent.length / parts));
      for (let start = 0; start < sent.length && !socket.destroyed; start += size) {
        if (start > 0) await delay(PAUSE_MS);
        socket.write(sent.subarray(start, start + size));
      }
      if (cutAt < bytes.length) socket.end(close);
      else setTimeout(close, WAIT_MS);
    });
  });
}
