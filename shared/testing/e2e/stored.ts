import { expect, type Page } from '@playwright/test';

/** Everything that a site has stored in a browser. */
export interface Stored {
  local: Record<string, string>;
  session: Record<string, string>;
  /** The records of each IndexedDB database, as text. */
  databases: Record<string, string[]>;
  cacheNames: string[];
  /** The addresses of the saved pictures. */
  pictures: string[];
}

export function storedOn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const databases: Record<string, string[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await done(indexedDB.open(name));
      databases[name] = [];
      for (const store of opened.objectStoreNames) {
        const records = opened.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
        databases[name].push(...keys.map((key, index) => `${JSON.stringify(key)} ${JSON.stringify(values[index])}`));
      }
      opened.close();
    }
    const cacheNames = await caches.keys();
    const pictures = cacheNames.includes('pictures')
      ? (await (await caches.open('pictures')).keys()).map(({ url }) => url)
      : [];
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, cacheNames, pictures };
  });
}

/** Waits until the text is among the saved query results: they are saved a moment after they are shown. */
export const expectSaved = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => ((await storedOn(page)).databases.bazaar ?? []).join(' ')).toContain(text);
