import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '../../contracts/encodeReports.ts';
import { parseReports, type Report } from '../../contracts/report.ts';
import { parsePolicyReports, POLICY_REPORTS_PATH } from './policyReports.ts';
import { storeReports } from './reportFile.ts';

/** Where the pages of a local site send their reports: the path of OTLP/HTTP for logs. */
export const REPORTS_PATH = '/v1/logs';

/** What each address takes, and of which type: a form, which any site may send, has another. */
const INTAKES: Record<string, { type: RegExp; parse: (body: string) => Report[] }> = {
  [REPORTS_PATH]: { type: /^application\/json\b/, parse: parseReports },
  [POLICY_REPORTS_PATH]: { type: /^application\/reports\+json\b/, parse: parsePolicyReports },
};

/** Whether a path is one that reports are sent to. */
export const takesReports = (path: string): boolean => Object.hasOwn(INTAKES, path);

/**
 * Answers a request to a path of reports as an OTLP collector does, and stores what it reports in `folder`; nothing of a
 * visitor who refuses reports. Never rejects.
 */
export async function takeReports(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const answer = (status: number, body = '') =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
  const { type, parse } = INTAKES[path]!;
  const { dnt, 'sec-gpc': gpc, 'content-type': given = '' } = request.headers;
  if (request.method !== 'POST') return void answer(405);
  if (!type.test(given)) return void answer(415);
  try {
    const body = await bodyOf(request);
    if (body === undefined) return void answer(413);
    if (dnt !== '1' && gpc !== '1') storeReports(folder, parse(body));
    answer(200, '{}');
  } catch {
    answer(503); // the visitor left in the middle of it, or the disk is full
  }
}

/** Undefined for a body that is larger than a page's can be: the rest of it is not kept. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}
