/** Files of component tests share an origin, one after the other: what a file has stored must not reach the next one. */
/* oxlint-disable no-restricted-globals -- whatever has stored it */
localStorage.clear();
sessionStorage.clear();
for (const name of await caches.keys()) await caches.delete(name);
const databases = await indexedDB.databases();
await Promise.all(databases.map(({ name }) => name !== undefined && deleted(name)));

/** Also resolves where the page of the file before still has the database open: the browser deletes it once that is gone. */
export function deleted(name: string): Promise<unknown> {
  const request = indexedDB.deleteDatabase(name);
  return new Promise((resolve) => {
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
  });
}
