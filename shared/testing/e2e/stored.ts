import { expect, type Page } from '@playwright/test';

/** All that a site has stored in a browser. */
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
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
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

/** Among the answers of the database. What is shown is saved a moment later; a page that is left before that has not saved it. */
export const expectSaved = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => ((await storedOn(page)).databases.bazaar ?? []).join(' ')).toContain(text);
