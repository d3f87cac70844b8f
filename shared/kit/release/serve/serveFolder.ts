import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { documentHeadersOf, remoteRules, shellRules, type HostingRules } from '../compose/hostingRules.ts';
import { hostsOf, readRegistryFile } from '../compose/siteFolder.ts';
import { currentRelease } from '../compose/siteReleases.ts';
import { startServer, type RunningServer } from '../http/startServer.ts';
import { reportsFolder } from '../reports/reportFile.ts';
import { createReportIntake, takesReports } from '../reports/reportIntake.ts';
import { brotliOnce, type Brotli } from './brotli.ts';
import { filePaths, hostingEngine } from './hostingEngine.ts';

export interface Serving {
  folder: string;
  port: number;
  /** An address of this machine; absent: loopback. */
  address?: string;
  /** Serve the shell's documents for pages: its routes are not files. */
  isApp?: boolean;
  /** The origin whose pages may load modules from here, beside foreign hosts: for remotes on origins of their own. */
  allowOrigin?: string;
  /** Answers in JSON at paths of the server's own, for a page of the site on this machine: no deployed site has them. */
  answers?: Readonly<Record<string, () => unknown>>;
  /** Compresses what is sent. Absent: once in this process, at the first request for it. */
  brotliOf?: Brotli;
}

/**
 * Serves a folder as production does: by the rules and the engine of Firebase Hosting (docs/decisions/018). Of a composed
 * site each request gets a file of the release that counts at that moment.
 */
export async function serveFolder(composition: Composition, serving: Serving): Promise<RunningServer> {
  const { folder, port, address, isApp = false, allowOrigin, answers = {}, brotliOf = brotliOnce() } = serving;
  const filePathOf = filePaths(composition);
  /** Of all files that the rules could name only the requested one matters. */
  const requestedFile = (root: string, request: IncomingMessage): string[] => {
    const pathname = pathOf(request);
    const path = filePathOf(pathname);
    return path && pathname === `/${path}` && existsSync(join(root, path)) ? [path] : [];
  };
  const engineOf = (root: string) => {
    const rulesOf = (request: IncomingMessage): HostingRules => {
      const files = requestedFile(root, request);
      const hosts = hostsOf(root);
      if (isApp) return shellRules(composition, documentHeadersOf(root), files, hosts);
      return remoteRules(composition, allowOrigin ? [allowOrigin, ...hosts] : [], files);
    };
    return hostingEngine({ root, filePathOf, hasDocuments: isApp, rulesOf, brotliOf });
  };
  const release = () => currentRelease(folder) ?? folder;
  const takeReports = createReportIntake({
    folder: reportsFolder(folder),
    registry: () => readRegistryFile(release()),
  });
  let served = { root: folder, serve: engineOf(folder) };
  const handle = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    if (!isPath(request.url)) return end(response, 400, 'Not a path');
    const path = pathOf(request);
    if (isApp && takesReports(path)) return takeReports(path, request, response);
    if (Object.hasOwn(answers, path)) return answer(response, answers[path]!());
    const root = release();
    if (root !== served.root) served = { root, serve: engineOf(root) };
    served.serve(request, response, (error) => {
      // No page goes out without its policy: where the headers of a release cannot be read, nothing does.
      if (error) end(response, 503, 'The headers of this site cannot be read');
      else end(response, 404, 'Not found');
    });
  };
  return startServer({ port, address, handle });
}

const pathOf = (request: IncomingMessage): string => request.url!.split('?')[0]!;

/** True for a path: the engine ends at anything else. A query is not part of the path, and may be a link that was cut there. */
function isPath(url = ''): boolean {
  try {
    return decodeURI(url.split('?')[0]!).startsWith('/') && URL.canParse(url, 'http://localhost');
  } catch {
    return false;
  }
}

const answer = (response: ServerResponse, value: unknown): void =>
  void response
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' }).end(text);
}
