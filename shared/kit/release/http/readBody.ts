import type { IncomingMessage } from 'node:http';

/**
 * The body of a request; undefined when it is larger. Bytes beyond `maxBytes` are read all the same, so that the
 * client reads the answer, but not kept. Rejects when the client closes the connection before its end.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks);
}
