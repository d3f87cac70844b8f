/** Downloads the files of one stream, goes on where it stopped. Loaded when somebody saves a lesson. */
import type { Quality } from '../media/quality.ts';
import { watchLine } from '../media/watchLine.ts';
import { withLongStorageDeadline } from '../device/storageDeadline.ts';
import { planOf } from './choices.ts';
import { fileResponse, fileUrl, folderOf, openLessonCache, PLAN, wholeSize } from './files.ts';
import type { FileToSave } from './plan.ts';
import { expectStatus, isMissing, SILENT_MS } from './readStream.ts';

interface SaveOptions extends Quality {
  streamId: string;
  signal: AbortSignal;
  /** 'reload': past every cache, which may have damaged parts. */
  cache?: RequestCache | undefined;
  /** Called as the bytes come, with all that are here, of how many. */
  onProgress(savedBytes: number, bytes: number): void;
}

/** The response is not the part that was requested: a portal's page, or another file, comes with the same address. */
export class DamagedError extends Error {}

const OK = 200;
const PARTIAL = 206;

/**
 * Resolves to the folder and the bytes of the stream once every file is in the cache, the main playlist as the last. Rejects with
 * what stopped it: the network's TypeError, a DamagedError, a QuotaExceededError, PlaylistError, the Error of a cache that does not
 * respond, or the signal's reason; the files that have come stay. Files of other saves are not touched.
 */
export async function downloadStream(options: SaveOptions): Promise<{ folder: string; bytes: number }> {
  const { streamId, signal, onProgress, cache: from = 'default' } = options;
  const plan = await planOf(streamId, options, signal);
  const folder = await folderOf(streamId, plan);
  signal.throwIfAborted();
  const cache = await openLessonCache();
  const put = async (name: string, body: Blob) => {
    signal.throwIfAborted();
    await withLongStorageDeadline(cache.put(fileUrl(folder, name), fileResponse(body)));
  };
  await put(PLAN, new Blob([JSON.stringify(plan)], { type: 'application/json' }));
  let savedBytes = 0;
  const report = (bytes: number) => {
    savedBytes += bytes;
    onProgress(savedBytes, Math.max(plan.bytes, savedBytes));
  };
  const missing: FileToSave[] = [];
  for (const file of plan.files) {
    const saved = await withLongStorageDeadline(cache.match(fileUrl(folder, file.name)));
    const size = saved ? await wholeSize(saved, file.range?.length) : 0;
    savedBytes += size;
    if (size === 0) missing.push(file);
  }
  report(0);
  for (const files of inOneRequest(missing)) await download(files, { signal, cache: from }, put, report);
  for (const { name, text } of plan.playlists)
    await put(name, new Blob([text], { type: 'application/vnd.apple.mpegurl' }));
  return { folder, bytes: savedBytes };
}

/** Neighbouring parts of one file come in one response. */
function inOneRequest(files: readonly FileToSave[]): FileToSave[][] {
  const requests: FileToSave[][] = [];
  for (const file of files) {
    const last = requests.at(-1)?.at(-1);
    const isNext = last?.range && file.range && last.url === file.url && endOf(last.range) === file.range.offset;
    if (isNext) requests.at(-1)!.push(file);
    else requests.push([file]);
  }
  return requests;
}

const endOf = ({ offset, length }: { offset: number; length: number }) => offset + length;

/** Saves each part as soon as it is whole: what breaks the line costs no more than one part. */
async function download(
  files: readonly FileToSave[],
  { signal, cache }: { signal: AbortSignal; cache: RequestCache },
  put: (name: string, body: Blob) => Promise<void>,
  report: (bytes: number) => void,
): Promise<void> {
  const line = watchLine(SILENT_MS, signal);
  try {
    await receive(files, { signal: line.signal, cache }, put, (bytes) => {
      line.heard();
      report(bytes);
    });
  } finally {
    line.end();
  }
}

async function receive(
  files: readonly FileToSave[],
  init: RequestInit,
  put: (name: string, body: Blob) => Promise<void>,
  report: (bytes: number) => void,
): Promise<void> {
  const [{ url, name, range, isText }] = files as [FileToSave];
  const lastRange = files.at(-1)!.range;
  const requested = range && lastRange && `${range.offset}-${endOf(lastRange) - 1}`;
  const response = await fetch(url, { ...init, headers: requested ? { range: `bytes=${requested}` } : {} });
  const isCaptions = isText && !range;
  if (isCaptions && isMissing(response)) return put(name, withoutCaptions());
  expectStatus(response, range ? PARTIAL : OK);
  if (requested) expectRange(response, requested);
  const type = response.headers.get('content-type') ?? '';
  let chunks: Blob = new Blob([], { type });
  let next = 0;
  const reader = response.body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      chunks = new Blob([chunks, chunk.value], { type });
      report(chunk.value.byteLength);
      for (let part = files[next]; part?.range && chunks.size >= part.range.length; part = files[++next]) {
        const body = chunks.slice(0, part.range.length, type);
        await expectPart(part, body);
        await put(part.name, body);
        chunks = chunks.slice(part.range.length, undefined, type);
      }
      if (range && next === files.length && chunks.size > 0) throw new DamagedError('more than was requested');
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
  if (next < files.length && range) throw new TypeError('cut short');
  if (range) return;
  // One that is shorter than its Content-Length is a failure of the request itself, in every browser.
  if (isCaptions && chunks.size === 0) return put(name, withoutCaptions());
  await expectPart(files[0]!, chunks);
  return put(name, chunks);
}

/** In the place of a part of captions that the stream lacks: as in the player, its captions are lost alone. */
const withoutCaptions = () => new Blob(['WEBVTT\n\n'], { type: 'text/vtt' });

/** Types that a portal sends, or a server that has the file no more; servers name media and captions in many ways. */
const OTHER_TYPES = /^text\/html|^image\/|\bjson\b|\bxml\b/;

/** Throws DamagedError where a server gives other bytes than the requested ones (`0-99`). Not every server lets pages read it. */
function expectRange({ headers }: Response, requested: string): void {
  const given = headers.get('content-range');
  if (given !== null && !given.startsWith(`bytes ${requested}/`)) throw new DamagedError(`range ${given}`);
}

/** Throws DamagedError for what is no part of a film or no captions, by its type and its first bytes. */
async function expectPart({ isText }: FileToSave, body: Blob): Promise<void> {
  const start = await body.slice(0, 9).text();
  const isPart = isText ? /^\uFEFF?WEBVTT/.test(start) : start !== '' && !/^\s*[<{]/.test(start);
  if (!isPart || OTHER_TYPES.test(body.type)) throw new DamagedError(`${body.type} ${start}`);
}
