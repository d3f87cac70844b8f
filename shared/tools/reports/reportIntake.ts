import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '../../contracts/encodeReports.ts';
import { parseReports } from '../../contracts/report.ts';
import { storeReports } from './reportFile.ts';

/** Where the pages of a local site send their reports: the path of OTLP/HTTP for logs. */
export const REPORTS_PATH = '/v1/logs';

/** Answers a request to REPORTS_PATH as an OTLP collector does, and stores what it reports in `folder`. Never rejects. */
export async function takeReports(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  const answer = (status: number, body = '') =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
  if (request.method !== 'POST') return void answer(405);
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return void answer(415);
  try {
    const body = await bodyOf(request);
    if (body === undefined) return void answer(413);
    storeReports(folder, parseReports(body));
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
