import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from './encodeReports.ts';
import type { Registry } from '@remotes-kit/runtime/registry';
import { parseReports, type Report } from './report.ts';
import { readBody } from '../http/readBody.ts';
import { createBudget } from './budget.ts';
import { oneVisit } from './oneVisit.ts';
import { parsePolicyReports, POLICY_REPORTS_PATH } from './policyReports.ts';
import { storeReports } from './reportFile.ts';
import { createSenders, DAY_MS } from './senders.ts';

/** The path to which the pages of a local site send their reports: that of OTLP/HTTP for logs. */
export const REPORTS_PATH = '/v1/logs';

/**
 * Not in the spec: what one network address may send a minute, some 2,000 pages: a school or a carrier's gateway may. A body
 * counts as this at least, so that many small ones cost no more time than a few large ones.
 */
const RATE_MS = 60_000;
const RATE_BYTES = 10 * 1024 * 1024;
const LEAST_BYTES = 5 * 1024;

/** The type and the reader of the bodies that each path takes: a form, which any site may send, has another type. */
const INTAKES: Record<string, { type: RegExp; parse: (body: string) => Report[] }> = {
  [REPORTS_PATH]: { type: /^application\/json\b/, parse: (body) => oneVisit(parseReports(body)) },
  [POLICY_REPORTS_PATH]: { type: /^application\/reports\+json\b/, parse: parsePolicyReports },
};

/** True for a path that reports are sent to. */
export const takesReports = (path: string): boolean => Object.hasOwn(INTAKES, path);

interface Intake {
  folder: string;
  /** Its versions have files of their own. */
  registry?(): Registry;
  now?(): number;
  /** The keys of senders (senders.ts). */
  newKey?(): Uint8Array;
}

/**
 * Answers requests to a path of reports as an OTLP collector does, and stores what they report in `folder`; nothing of a
 * visitor who refuses reports. Never rejects. The sender is the address of the connection: anybody can write
 * `X-Forwarded-For`, so behind a proxy all visitors are one sender, and a watch decides nothing.
 */
export function createReportIntake({ folder, registry = () => ({}), now = Date.now, newKey }: Intake) {
  const numberOf = createSenders(now, newKey);
  const rate = createBudget(RATE_MS, now);
  const share = createBudget(DAY_MS, now);
  const store = (reports: readonly Report[], sender: number) =>
    storeReports(folder, reports, {
      sender,
      atMs: now(),
      registry: registry(),
      mayAdd: (files, bytes, limit) => share(`${sender} ${files}`, bytes, limit),
    });
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body = '') =>
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
    const { type, parse } = INTAKES[path]!;
    const { dnt, 'sec-gpc': gpc, 'content-type': given = '' } = request.headers;
    if (request.method !== 'POST') return void answer(405);
    if (!type.test(given)) return void answer(415);
    try {
      const sender = numberOf(request.socket.remoteAddress ?? '');
      const body = await readBody(request, MAX_BODY_BYTES);
      if (body === undefined) return void answer(413);
      if (!rate(String(sender), Math.max(body.length, LEAST_BYTES), RATE_BYTES)) return void answer(429);
      if (dnt !== '1' && gpc !== '1') store(parse(body.toString()), sender);
      answer(200, '{}');
    } catch {
      answer(503); // the visitor left in the middle of it, or the disk is full
    }
  };
}
