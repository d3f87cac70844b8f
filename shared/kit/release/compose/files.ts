import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file in one step for everybody who reads it, and apart from files that were linked to the one before. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, content, { flush: true });
  renameSync(unfinished, file);
}

export const writeJson = (file: string, value: unknown): void =>
  replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Throws where there is no file, or no JSON in it. */
export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * All files of a folder, as paths relative to it with `/`, sorted. A link is no file, and none is followed: Node's own recursion follows those
 * to folders since version 22.
 */
export const filesBelow = (folder: string): string[] => filesFrom(folder, '').sort();

const filesFrom = (folder: string, below: string): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((found) => {
    const path = `${below}${found.name}`;
    return found.isDirectory() ? filesFrom(folder, `${path}/`) : found.isFile() ? [path] : [];
  });

/** Copies a folder, file by file. `isKept`: files that are there already and stay as they are. `isLeftOut`: files that are not copied. */
export function copyFolder(
  from: string,
  to: string,
  isKept: (file: string) => boolean = () => false,
  isLeftOut: (file: string) => boolean = () => false,
): void {
  for (const file of filesBelow(from)) {
    if (isLeftOut(file) || (isKept(file) && existsSync(join(to, file)))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
