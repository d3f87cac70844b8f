import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import compression from 'compression';
import engine from 'superstatic/lib/superstatic.js';
import { RETRIED_FOLDERS, RETRY_FOLDER, type HostingRules } from '../compose/hostingRules.ts';

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
  /** A remote's own site has no page, though here it lies in one folder with the shell. */
  hasDocuments: boolean;
  rulesOf: (request: IncomingMessage) => HostingRules;
}

/** The engine of Firebase Hosting over a folder, by the rules for each request. Calls `next` where no file is found, with an error where the rules throw. */
export function hostingEngine({ root, hasDocuments, rulesOf }: EngineOptions): Handler {
  const provider: Provider = async (_, pathname) =>
    hasDocuments || !isDocument(pathname) ? find(root, pathname) : null;
  return (engine as unknown as Engine)({
    stack: ['headers', notModified(provider), 'files', 'rewrites', 'missing'],
    fallthrough: false,
    config: async (request) => rulesOf(request),
    provider,
    compression: compression(),
  });
}

const RETRY_PATH = new RegExp(`^/${RETRY_FOLDER}/(?=(${RETRIED_FOLDERS.join('|')})/)`);

/** The path of a file below a site's folder; undefined where none may be served: hidden ones, and all outside of it. */
export function filePathOf(pathname: string): string | undefined {
  const path = decodeURI(pathname).replaceAll(/\/+/g, '/').replace(RETRY_PATH, '/');
  return /\/\.|\\|\0/.test(path) || !path.startsWith('/') ? undefined : path.slice(1);
}

const isDocument = (pathname: string) => /\.html$/i.test(filePathOf(pathname) ?? '');

/** Read as a whole, so that a release that deletes it meanwhile cuts nothing off. */
async function find(root: string, pathname: string): Promise<Found | null> {
  try {
    const path = filePathOf(pathname);
    if (path === undefined) return null;
    const { mtimeMs } = await stat(join(root, path));
    const content = await readFile(join(root, path));
    const etag = `W/"${content.length.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
    return { modified: mtimeMs, size: content.length, etag, stream: Readable.from([content]) };
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
