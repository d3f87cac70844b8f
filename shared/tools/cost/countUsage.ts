import type { Page, Request, Response } from '@playwright/test';
import { auth } from '../../testing/e2e/requests.ts';
import type { Ports } from '../ports/ports.ts';
import { readsIn, writesIn } from './billedReads.ts';
import { requestedFilm } from './requestedFilm.ts';
import type { Usage } from './visit.ts';

/** The two variants of a picture (shared/media/urls.ts). */
const PICTURE = /\/[^/]+\/(public|w=\d+,h=\d+,fit=\w+)$/;

/**
 * Counts from now on what the page makes the providers count, by the ports that stand for them. Returns a function that resolves to the
 * usage since its last call; call it when the page requests nothing more. It throws where a response can no longer be read.
 */
export function countUsage(page: Page, ports: Ports): () => Promise<Usage> {
  let usage = nothing();
  const pending: Promise<void>[] = [];
  const isAt = (url: string, port: keyof Ports) => Number(new URL(url).port) === ports[port];
  const later = (counting: Promise<void>) => {
    counting.catch(() => {}); // thrown when the usage is taken
    pending.push(counting);
  };

  page.on('request', (request) => {
    if (auth('sendVerificationCode')(request)) usage.codes += 1;
    if (isAt(request.url(), 'media')) countMedia(usage, request);
  });
  page.on('response', (response) => {
    if (isAt(response.url(), 'firestore') && response.request().method() === 'POST')
      later(countDocuments(usage, response));
  });
  page.on('requestfinished', (request) => {
    const of = isAt(request.url(), 'firestore') ? 'databaseBytes' : 'siteBytes';
    if (of === 'databaseBytes' || isAt(request.url(), 'shell')) later(countBytes(usage, of, request));
  });
  return async () => {
    while (pending.length > 0) await Promise.all(pending.splice(0));
    const taken = usage;
    usage = nothing();
    return taken;
  };
}

type Counting = Omit<Usage, 'filmsS'> & { filmsS: Record<string, number> };

const nothing = (): Counting => ({
  reads: 0,
  writes: 0,
  databaseBytes: 0,
  siteBytes: 0,
  pictures: 0,
  codes: 0,
  filmsS: {},
});

function countMedia(usage: Counting, request: Request): void {
  if (PICTURE.test(request.url())) usage.pictures += 1;
  const film = requestedFilm(request.url(), request.headers().range);
  if (film) usage.filmsS[film.stream] = (usage.filmsS[film.stream] ?? 0) + film.seconds;
}

async function countDocuments(usage: Counting, response: Response): Promise<void> {
  if (new URL(response.url()).pathname.endsWith(':commit')) usage.writes += writesIn(response.request().postDataJSON());
  else {
    const reads = readsIn(await response.json()); // others are added meanwhile
    usage.reads += reads;
  }
}

async function countBytes(usage: Counting, of: 'databaseBytes' | 'siteBytes', request: Request): Promise<void> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  usage[of] += responseBodySize + responseHeadersSize;
}
