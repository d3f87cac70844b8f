import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES, parseReports } from '../../contracts/report.ts';
import { readBody } from '../http/readBody.ts';
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
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === undefined) return void answer(413);
    storeReports(folder, parseReports(body.toString()));
    answer(200, '{}');
  } catch {
    answer(503); // the visitor left in the middle of it, or the disk is full
  }
}
