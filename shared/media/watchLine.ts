export interface Line {
  /** For the request: aborts as the signal given, or with a TypeError, as for a broken line, once it is silent. */
  signal: AbortSignal;
  /** Something has come. */
  heard(): void;
  end(): void;
}

/** Watches a request that begins now; it is silent once nothing was heard of it for `silentMs`. */
export function watchLine(silentMs: number, signal?: AbortSignal): Line {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line: Line = {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new TypeError('silent')), silentMs);
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
