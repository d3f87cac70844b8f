import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byteRange.ts';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Answers with the file, or the range of it that was asked. `isCorrupt` turns its bytes over, for tests of the player. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  isCorrupt: boolean,
): Promise<void> {
  const { size } = statSync(file);
  const range = byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': end - start + 1,
    'Accept-Ranges': 'bytes',
    // A manifest may change with its stream; what it names never does.
    'Cache-Control': file.endsWith('.m3u8') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD') return void response.end();
  try {
    const bytes = createReadStream(file, { start, end });
    if (isCorrupt) await pipeline(bytes, turnedOver(), response);
    else await pipeline(bytes, response);
  } catch {
    response.destroy(); // the reader went away
  }
}

function turnedOver(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.from(chunk.map((byte) => 255 - byte)));
    },
  });
}
