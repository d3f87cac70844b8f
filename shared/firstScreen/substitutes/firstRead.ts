/** In the place of shared/data/schema/firstRead.ts in the build of a first screen: it looks at what has been read and leaves it to React. */
import { firstReadKey, type FirstRead } from '../../contracts/firstReads.ts';

const arrived = new Map<string, unknown>();

/** Resolves once everything that the document reads has come or failed. */
export async function whenAllCame(): Promise<void> {
  const reads = [...(globalThis.firstReads ?? [])];
  await Promise.all(
    reads.map(([key, read]) =>
      read.then(
        (json) => arrived.set(key, json),
        () => {},
      ),
    ),
  );
}

export function arrivedFirst<T>(read: FirstRead, decode: (json: unknown) => T | undefined): T | undefined {
  const json = arrived.get(firstReadKey(read));
  return json === undefined ? undefined : decode(json);
}

export const readFirst = () => Promise.reject(new Error('a first screen reads nothing itself'));
