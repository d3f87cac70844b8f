import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

/** The path in the repository of a source that a map names, by the URL of the script that it is of. */
export type SourceOf = (url: string, source: string) => string;

/**
 * A stack with the positions of the sources instead of the built files', one frame a line. `folders` have the source maps;
 * a frame whose map is in none of them stays as it is. Never throws, whatever the text is.
 */
export const explainStack = (stack: string, folders: readonly string[], sourceOf: SourceOf): string =>
  stack
    .split('\n')
    .map((line) => explainFrame(line, folders, sourceOf) ?? line)
    .join('\n');

function explainFrame(line: string, folders: readonly string[], sourceOf: SourceOf): string | undefined {
  const [, name = '', file = '', lineNumber, column] =
    /^(?:([\w$.]+) )?(\/[\w./-]+\.m?js):(\d+):(\d+)$/.exec(line) ?? [];
  const map = mapOf(basename(file), folders);
  // A stack counts lines and columns from 1, a source map from 0.
  const entry = map?.findEntry(Number(lineNumber) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
  return `${name} ${sourceOf(file, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`.trim();
}

function mapOf(file: string, folders: readonly string[]): SourceMap | undefined {
  const found = folders.map((folder) => join(folder, `${file}.map`)).find((path) => file !== '' && existsSync(path));
  if (!found) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(found, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
