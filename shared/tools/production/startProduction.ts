import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { composition } from '../composition.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { DAY_MS } from '../../contracts/time.ts';
import { PRODUCTION_SHELL } from '../build/folders.ts';
import { compose } from '@remotes-kit/release/compose';
import type { Ports } from '../ports/ports.ts';
import { composeProduction } from '@remotes-kit/release/composeProduction';
import { createReportIntake, REPORTS_PATH } from '@remotes-kit/release/reportIntake';
import { deployed } from './deployed.ts';
import { forwardTo } from './forward.ts';
import { googleServices } from './googleServices.ts';
import { startNetwork, type Answer, type Network } from './network.ts';
import { ADDRESS, originOfRemote, testSite, type TestSiteOptions } from './testSite.ts';

/** A production site in a network of this machine. */
export interface Production extends Network {
  url: string;
  /** The folder of the composed site. */
  out: string;
  /** The folder of what is deployed. */
  folder: string;
  /** The folder of the reports of its pages. */
  reports: string;
  /** From now on the shell's documents come so late. */
  delayDocuments(ms: number): void;
  /** Deploys another version of the shell. */
  update(): void;
}

export interface ProductionOptions extends TestSiteOptions {
  /** Changes the composed site before it is deployed. */
  prepare?: (out: string) => Promise<void>;
  /** May put something before what Hosting answers. */
  around?: (answer: Answer) => Answer;
}

/**
 * A file that never changes comes with the `Date` at which some cache on the way has got it: older than what the service worker keeps
 * unused (shell/src/offline/expiry.ts), younger than its `max-age`.
 */
const CACHED_AT = new Date(Date.now() - 40 * DAY_MS).toUTCString();

const fromOldCache =
  (answer: Answer): Answer =>
  (request, response) => {
    if (request.url?.includes('/assets/')) response.setHeader('date', CACHED_AT);
    return answer(request, response);
  };

/** Composes and deploys a site of test values, as an owner would, on a backend and a media server that run. */
export async function startProduction(
  ports: Pick<Ports, 'firestore' | 'authBackend' | 'media'>,
  { prepare = async () => {}, around = (answer) => answer, ...options }: ProductionOptions = {},
): Promise<Production> {
  const site = testSite(options);
  const work = mkdtempSync(join(tmpdir(), 'bazaar-production-'));
  const [out, reports] = [join(work, 'site'), join(work, 'reports')];
  await composeProduction(composition, site, out);
  await prepare(out);
  const hosting = deployed(out);
  let delayMs = 0;

  const ofShell: Answer = async (request, response) => {
    if (request.headers.accept?.includes('text/html')) await pause(delayMs); // also where the worker requests it
    return around(fromOldCache(hosting.answerOf('shell')))(request, response);
  };
  const takeReports = createReportIntake({ folder: reports });
  const collector: Answer = (request, response) => {
    for (const name of ['origin', 'headers']) response.setHeader(`access-control-allow-${name}`, '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    return takeReports(REPORTS_PATH, request, response);
  };
  const media = forwardTo({ port: ports.media });
  const hostOf = (url: string) => new URL(url).host;
  const { images, streams, countries, flags } = site.config;
  const answers = new Map<string, Answer>([
    [hostOf(ADDRESS), ofShell],
    ...REMOTE_NAMES.map(
      (name) => [hostOf(originOfRemote(name)), around(fromOldCache(hosting.answerOf(name)))] as const,
    ),
    ...[images, streams, countries, flags].map((url) => [hostOf(url), media] as const),
    [hostOf(site.config.reports!.url), collector],
    ...Object.entries(googleServices(site, ports)),
  ]);
  const network = await startNetwork((host) => answers.get(host));

  return {
    ...network,
    url: ADDRESS,
    out,
    folder: hosting.folder,
    reports,
    delayDocuments: (ms) => void (delayMs = ms),
    update: () => {
      const shellDist = join(work, 'next');
      cpSync(PRODUCTION_SHELL, shellDist, { recursive: true });
      appendFileSync(join(shellDist, 'sw.js'), '\n// a newer one\n');
      compose(composition, { shellDist, remoteDists: {}, out, ...site });
      hosting.deploy();
    },
    stop: async () => {
      await network.stop();
      hosting.remove();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
