import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface FirstFiles {
  scripts: string[];
  css: string[];
}

/**
 * The files, besides the entry, that a remote's first screen needs: what the entry imports, the routes, and the screen
 * where there is only one. Asked for together they come in one round instead of four. `others` names the exposed modules
 * that this screen does without.
 */
export function firstFiles(dist: string, entry: string, others: readonly string[] = []): FirstFiles {
  const isOther = (file: string) => others.some((name) => posix.basename(file).startsWith(`${name}-`));
  const scripts = new Set<string>();
  const css = new Set<string>();

  /** Reads a file and all that it imports statically; gives what it imports lazily. */
  const visit = (file: string): string[] => {
    if (scripts.has(file) || isOther(file)) return [];
    const code = read(join(dist, file));
    if (code === undefined) return [];
    scripts.add(file);
    const resolve = (specifier: string) => posix.join(posix.dirname(file), specifier);
    for (const [name] of code.matchAll(/[\w.-]+\.css/g)) css.add(posix.join(posix.dirname(file), name));
    const below = [...code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)].flatMap((match) =>
      visit(resolve(match[1]!)),
    );
    return [
      ...below,
      ...[...code.matchAll(/import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g)].map((match) => resolve(match[1]!)),
    ];
  };

  const screens = visit(entry).flatMap(visit);
  if (screens.length === 1) screens.forEach(visit);
  return {
    scripts: [...scripts].filter((file) => file !== entry),
    css: [...css].filter((file) => !isOther(file) && read(join(dist, file)) !== undefined),
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // a name in a text that is no file of this build
  }
}
