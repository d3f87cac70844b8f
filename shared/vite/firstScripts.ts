import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The JavaScript files, besides the entry, that a remote needs before its routes are there: everything the entry
 * imports, and what it imports lazily itself. Asked for together, they come in one round instead of four.
 */
export function firstScripts(dist: string, entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return [];
    let code: string;
    try {
      code = readFileSync(join(dist, file), 'utf8');
    } catch {
      return [];
    }
    found.add(file);
    const resolve = (specifier: string) => posix.join(posix.dirname(file), specifier);
    for (const match of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)) visit(resolve(match[1]!));
    return [...code.matchAll(/import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g)].map((match) => resolve(match[1]!));
  };
  for (const lazy of visit(entry)) visit(lazy);
  return [...found].filter((file) => file !== entry);
}
