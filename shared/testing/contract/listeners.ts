interface Watched {
  /** The current listeners, each with the file that added it. */
  alive: Set<{ target: EventTarget; type: string; listener: unknown; capture: boolean; file: string }>;
}

/** Runs in the page before anything else: records every listener with the file that added it. */
export function watchListeners(): void {
  const watched: Watched = { alive: new Set() };
  (window as unknown as { watched: Watched }).watched = watched;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const captures = (options: unknown) =>
    typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture === true : options === true;
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...watched.alive].find(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    );

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    const capture = captures(options);
    if (listener && !find(target, type, listener, capture)) {
      const line =
        (new Error().stack ?? '').split('\n').find((call, index) => index > 1 && call.includes('http')) ?? '';
      const record = {
        target,
        type,
        listener,
        capture,
        file: line.replace(/:\d+:\d+\)?$/, '').replace(/^.*?https?:\/\/[^/]+/, ''),
      };
      watched.alive.add(record);
      const forget = () => watched.alive.delete(record);
      if (typeof options === 'object') {
        if (options?.once) add.call(target, type, forget, { once: true, capture });
        if (options?.signal) add.call(options.signal, 'abort', forget, { once: true });
      }
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    const record = find(target, type, listener, captures(options));
    if (record) watched.alive.delete(record);
    remove.call(target, type, listener, options);
  };
}

/**
 * Runs in the page: counts the listeners on what outlives a screen (the window, the document, media queries, nodes that
 * are still connected), by type and by the file that added them.
 */
export function listenersOf(): Record<string, number> {
  const { alive } = (window as unknown as { watched: Watched }).watched;
  const counts: Record<string, number> = {};
  for (const { target, type, file } of alive) {
    const outlives =
      target instanceof Node
        ? target.isConnected
        : target === window ||
          target instanceof MediaQueryList ||
          target instanceof VisualViewport ||
          target === navigator.mediaDevices;
    if (!outlives) continue;
    const key = `${type} ${file}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
