/** The only file that touches web storage. It may be blocked, full or hold anything: nothing here throws. */

const storageOf = (isSession: boolean): Storage => (isSession ? sessionStorage : localStorage);

/** Returns what is stored: parsed JSON, or the text itself where it is none. Undefined when there is nothing to be had. */
export function readStored(key: string, isSession: boolean): unknown {
  let text: string | undefined;
  try {
    text = storageOf(isSession).getItem(key) ?? undefined;
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}

/** Stores text as it is and all else as JSON; undefined removes the key. Returns whether that worked. */
export function writeStored(key: string, value: unknown, isSession: boolean): boolean {
  const write = (storage: Storage) => {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    return true;
  };
  return tolerate(() => write(storageOf(isSession))) ?? false;
}

/** Removes every key but those to be spared. */
export function clearStored(isSession: boolean, isSpared: (key: string) => boolean): void {
  tolerate(() => {
    const storage = storageOf(isSession);
    for (const key of Object.keys(storage)) if (!isSpared(key)) storage.removeItem(key);
  });
}

function tolerate<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
