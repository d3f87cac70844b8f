import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FILES } from '../../tools/backend/media/startMedia.ts';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { muxedPart, muxedStart } from './muxed.ts';
import type { Part, StreamFile } from './stream.ts';
import { STREAMS } from './streams.ts';

const FOLDER = join(FILES, 'streams/lesson-01/manifest');

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  ts: 'video/mp2t',
  aac: 'audio/aac',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
};

/** By the end of its path. */
function typeOf(url: string): string {
  const [, extension = ''] = /\.(\w+)(?:\?.*)?$/.exec(url) ?? [];
  return TYPES[extension] ?? 'application/octet-stream';
}

/** By their names below `manifest/`. */
type ServedFiles = Readonly<Record<string, StreamFile | Buffer>>;

/**
 * Serves the streams of the table on a free port, for pages of every origin, and beside them `page`: files by their paths, and those
 * that a component test posts (`../streamForTests.ts`).
 */
export async function startStreams(page: ReadonlyMap<string, string> = new Map()): Promise<RunningServer> {
  const streams = new Map<string, ServedFiles>(STREAMS.map(({ id, files }) => [id, files]));
  const server = await startServer({
    port: 0,
    async handle(request, response) {
      const { method, url = '/' } = request;
      const file = page.get(url);
      if (file !== undefined) return void response.writeHead(200, { 'Content-Type': typeOf(url) }).end(file);
      allowAll(response);
      if (method === 'OPTIONS') return void response.writeHead(204).end();
      if (method !== 'POST') return serve(request, response, streams, server.port);
      const id = `posted-${streams.size}`;
      streams.set(id, await filesIn(request));
      response.end(id);
    },
  });
  return server;
}

function allowAll(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Range');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, Content-Range');
  response.setHeader('Timing-Allow-Origin', '*');
}

/** The files of a posted form. */
async function filesIn(request: IncomingMessage): Promise<ServedFiles> {
  const headers = { 'content-type': request.headers['content-type']! };
  const form = await new Response(Readable.toWeb(request) as ReadableStream, { headers }).formData();
  const bytesOf = async (file: FormDataEntryValue) => Buffer.from(await (file as File).arrayBuffer());
  return Object.fromEntries(await Promise.all([...form].map(async ([name, file]) => [name, await bytesOf(file)])));
}

function serve(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  streams: ReadonlyMap<string, ServedFiles>,
  port: number,
): void {
  const [, id = '', name = ''] = /^\/([\w.-]+)\/manifest\/(.+)$/.exec(url) ?? [];
  const file = streams.get(id)?.[name];
  if (file === undefined) return void response.writeHead(404).end('Not found');
  if (typeof file === 'object' && 'redirect' in file)
    return void response.writeHead(302, { location: file.redirect }).end();
  const body = Buffer.isBuffer(file) ? file : bytesOf(file, port);
  response.setHeader('Content-Type', typeOf(url));
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return void response.end(body);
  const part = body.subarray(Number(first), Number(last) + 1);
  if (part.length === 0) return void response.writeHead(416).end();
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${body.length}`;
  response.writeHead(206, { 'Content-Range': range }).end(part);
}

function bytesOf(file: Exclude<StreamFile, undefined | { redirect: string }>, port: number): Buffer {
  if (typeof file === 'string')
    return Buffer.from(
      file.replaceAll('{origin}', `http://localhost:${port}`).replaceAll('{otherOrigin}', `http://127.0.0.1:${port}`),
    );
  const { parts, cut = 0, encrypted } = file;
  const whole = Buffer.concat(parts.map(partOf));
  const kept = whole.subarray(0, whole.length - cut);
  if (!encrypted) return kept;
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(encrypted.key, 'hex'), Buffer.from(encrypted.iv, 'hex'));
  return Buffer.concat([cipher.update(kept), cipher.final()]);
}

function partOf([film, part]: Part): Buffer {
  if (typeof film !== 'string') return Buffer.from(film);
  if (film !== 'muxed') return read(film, part!);
  const join = part === 'start' ? muxedStart : muxedPart;
  return join(read('low', part!), read('sound', part!));
}

/** The bytes of a part of lesson-01, as its playlist says. */
function read(film: string, part: number | 'start'): Buffer {
  const playlist = readFileSync(join(FOLDER, `${film}.m3u8`), 'utf8');
  const ranges = [...playlist.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)]; // that of its start is the first
  const [, length, offset] = ranges[part === 'start' ? 0 : part + 1]!.map(Number) as [number, number, number];
  return readFileSync(join(FOLDER, `${film}.mp4`)).subarray(offset, offset + length);
}
