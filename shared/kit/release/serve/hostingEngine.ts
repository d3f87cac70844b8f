import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import compression from 'compression';
import engine from 'superstatic/lib/superstatic.js';
import { RETRY_FOLDER } from '@remotes-kit/runtime/retryPath';
import type { Composition } from '../compose/composition.ts';
import { retriedFolders, type HostingRules } from '../compose/hostingRules.ts';
import { isCompressible, type Brotli } from './brotli.ts';

/** A file as the engine takes it. */
interface Found {
  modified: number;
  size: number;
  etag: string;
  stream: Readable;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
type Provider = (request: IncomingMessage, pathname: string) => Promise<Found | null>;
/** The part of its options that its types leave out: rules by request, files from elsewhere than the current folder. */
type Engine = (options: {
  stack: (string | Handler)[];
  fallthrough: false;
  config: (request: IncomingMessage) => Promise<HostingRules>;
  provider: Provider;
  compression: unknown;
}) => Handler;

interface EngineOptions {
  root: string;
  /** The path of a file below the root; undefined where none may be served. */
  filePathOf: (pathname: string) => string | undefined;
  /** A remote's own site has no page, though here it lies in one folder with the shell. */
  hasDocuments: boolean;
  rulesOf: (request: IncomingMessage) => HostingRules;
  brotliOf: Brotli;
}

/** The engine of Firebase Hosting over a folder, by the rules for each request. Calls `next` where no file is found, with an error where the rules throw. */
export function hostingEngine({ root, filePathOf, hasDocuments, rulesOf, brotliOf }: EngineOptions): Handler {
  const found = new WeakMap<IncomingMessage, Content>();
  const provider: Provider = async (request, pathname) => {
    const path = filePathOf(pathname);
    const file = path !== undefined && (hasDocuments || !isDocument(path)) ? await find(root, path) : null;
    if (!file) return null;
    const { content, modified } = file;
    found.set(request, file);
    const etag = `W/"${content.length.toString(16)}-${Math.round(modified).toString(16)}"`;
    return { modified, size: content.length, etag, stream: Readable.from([content]) };
  };
  return (engine as unknown as Engine)({
    stack: ['headers', notModified(provider), 'files', 'rewrites', 'missing'],
    fallthrough: false,
    config: async (request) => rulesOf(request),
    provider,
    compression: compressor(found, brotliOf),
  });
}

/** Tells the path of a file below a site's folder; undefined where none may be served: hidden ones but for `.well-known`, and all outside of it. */
export function filePaths(composition: Composition): EngineOptions['filePathOf'] {
  const retryPath = new RegExp(`^/${RETRY_FOLDER}/(?=(${retriedFolders(composition).join('|')})/)`);
  return (pathname) => {
    const path = decoded(pathname)?.replaceAll(/\/+/g, '/').replace(retryPath, '/');
    return !path?.startsWith('/') || /\/\.(?!well-known\/)|\\|\0/.test(path) ? undefined : path.slice(1);
  };
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

const isDocument = (path: string) => /\.html$/i.test(path);

/** A file that was read as a whole, so that a release that deletes it meanwhile cuts nothing off. */
interface Content {
  path: string;
  content: Buffer;
  modified: number;
}

async function find(root: string, path: string): Promise<Content | null> {
  try {
    const { mtimeMs } = await stat(join(root, path));
    const content = await readFile(join(root, path));
    return { path, content, modified: mtimeMs };
  } catch {
    return null;
  }
}

/** As Hosting's servers do; the engine itself compares only what it rewrites. */
const notModified =
  (provider: Provider): Handler =>
  async (request, response, next) => {
    const expected = request.headers['if-none-match'];
    const found = expected && (await provider(request, new URL(request.url!, 'http://localhost').pathname));
    if (found && found.etag === expected) response.writeHead(304, { ETag: found.etag }).end();
    else next();
  };

/**
 * Brotli's best where the browser takes it (docs/decisions/026): Hosting's servers send about as much. Else, and for what is not worth it, the engine's own way. The weak ETag is that of the file in each encoding.
 */
function compressor(found: WeakMap<IncomingMessage, Content>, brotliOf: Brotli): Handler {
  const onTheFly = compression();
  return (request, response, next) => {
    const file = found.get(request);
    const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
      String(request.headers['accept-encoding'] ?? ''),
    );
    if (!file || !takesBrotli || !isCompressible(file.path, file.content))
      return onTheFly(request as never, response as never, next);
    brotliOf(file.content).then((encoded) => {
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', encoded.length);
      response.appendHeader('Vary', 'Accept-Encoding');
      response.end(encoded);
    }, next);
  };
}
