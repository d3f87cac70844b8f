/** Downloads the files of one stream, goes on where it stopped. Loaded when somebody saves a lesson. */
import type { SavePlan } from './planSave.ts';
import type { FileToSave } from './planTrack.ts';
import { expectStatus, planOf } from './plans.ts';
import { PLAN, removeFiles, SAVED_CACHE, savedUrl } from './savedFiles.ts';

interface SaveOptions {
  streamId: string;
  heightPx: number;
  signal: AbortSignal;
  /** Called as the bytes come, with all that are here, of how many. */
  onProgress(savedBytes: number, bytes: number): void;
}

const OK = 200;
const PARTIAL = 206;

/**
 * Resolves to the bytes of the stream once every file is in the cache, the main playlist as the last. Rejects with what
 * stopped it: the network's TypeError, a QuotaExceededError, UnavailableError, UnsavableError, or the signal's reason; the
 * files that have come stay.
 */
export async function saveStream({ streamId, heightPx, signal, onProgress }: SaveOptions): Promise<number> {
  const plan = await planOf(streamId, heightPx, signal);
  const cache = await openFor(streamId, plan, signal);
  const put = async (name: string, body: Blob) => {
    signal.throwIfAborted();
    await cache.put(savedUrl(streamId, name), new Response(body));
  };
  let savedBytes = 0;
  const report = (bytes: number) => {
    savedBytes += bytes;
    onProgress(savedBytes, Math.max(plan.bytes, savedBytes));
  };
  const missing: FileToSave[] = [];
  for (const file of plan.files) {
    const saved = await cache.match(savedUrl(streamId, file.name));
    if (saved) savedBytes += file.range?.length ?? (await saved.blob()).size;
    else missing.push(file);
  }
  report(0);
  for (const files of inOneRequest(missing)) await download(files, signal, put, report);
  for (const { name, text } of plan.playlists)
    await put(name, new Blob([text], { type: 'application/vnd.apple.mpegurl' }));
  return savedBytes;
}

/** The cache, without what was saved of another quality or of the stream as it was before. */
async function openFor(streamId: string, plan: SavePlan, signal: AbortSignal): Promise<Cache> {
  const url = savedUrl(streamId, PLAN);
  const text = JSON.stringify(plan);
  const before = await (await caches.match(url, { cacheName: SAVED_CACHE }))?.text();
  if (before !== text) await removeFiles(streamId);
  signal.throwIfAborted();
  const cache = await caches.open(SAVED_CACHE);
  if (before !== text) await cache.put(url, new Response(text));
  return cache;
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
  signal: AbortSignal,
  put: (name: string, body: Blob) => Promise<void>,
  report: (bytes: number) => void,
): Promise<void> {
  const [{ url, name, range }] = files as [FileToSave];
  const lastRange = files.at(-1)!.range;
  const headers: HeadersInit = range && lastRange ? { range: `bytes=${range.offset}-${endOf(lastRange) - 1}` } : {};
  const response = await fetch(url, { signal, headers });
  expectStatus(response, range ? PARTIAL : OK);
  const type = response.headers.get('content-type') ?? '';
  let chunks: Blob = new Blob([], { type });
  let next = 0;
  const reader = response.body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      chunks = new Blob([chunks, chunk.value], { type });
      report(chunk.value.byteLength);
      for (let part = files[next]; part?.range && chunks.size >= part.range.length; part = files[++next]) {
        await put(part.name, chunks.slice(0, part.range.length, type));
        chunks = chunks.slice(part.range.length, undefined, type);
      }
      if (next === files.length && chunks.size > 0) return; // more than was requested
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
  if (!range) return put(name, chunks);
  if (next < files.length) throw new TypeError('cut short');
}
