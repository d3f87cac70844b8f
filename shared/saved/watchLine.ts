/** Not in the spec: a line that gives nothing for so long is broken, however long the browser would wait. */
export const SILENT_MS = 30_000;

export interface Line {
  /** For the request: aborts as the signal given, or with a TypeError, as for a broken line, once it is silent. */
  signal: AbortSignal;
  /** Something has come. */
  heard(): void;
  end(): void;
}

/** Watches a request that begins now. */
export function watchLine(signal?: AbortSignal): Line {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line: Line = {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new TypeError('silent')), SILENT_MS);
    },
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  line.heard();
  return line;
}
