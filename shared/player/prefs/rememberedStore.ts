import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * A store that is kept on this device under `key`; where storage is blocked it lasts as long as the page.
 * `parse` makes sense of whatever was kept, or of undefined, and never throws.
 */
export function rememberedStore<T extends object>(key: string, parse: (saved: unknown) => T): StoreApi<T> {
  const store = createStore<T>()(() => parse(saved(key)));
  store.subscribe((state) => {
    try {
      localStorage.setItem(key, JSON.stringify(state));
    } catch {
      // Storage is blocked or full.
    }
  });
  return store;
}

function saved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
