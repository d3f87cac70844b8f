import { SourceMap, type SourceMapPayload } from 'node:module';
import { sourceOf } from '../build/privateMaps.ts';

/** A script that a page has run, as the browser's profiler describes it. */
export interface RanScript {
  url: string;
  source?: string;
  functions: { ranges: Range[] }[];
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** Neither packages nor what a bundler's plugin makes up. */
const OWN = /^(shell|mfe-\w+|shared)\/(?!node_modules)[\w./-]+$/;
/** A map names the first word of a function, which stands behind its brackets. */
const FIRST_WORD_WITHIN = 10;

/**
 * The source files of which a function was called, sorted. That a module was loaded counts for nothing: its file has others too.
 * A script of the document is one file; one of the bundler's own, which has no map either, is none.
 */
export function ranFiles(
  scripts: readonly RanScript[],
  mapOf: (url: string) => SourceMapPayload | undefined,
): string[] {
  const files = scripts.flatMap(({ url, source = '', functions }, index) => {
    const called = functions.map(({ ranges }) => ranges[0]!).filter(({ count }) => count > 0);
    const payload = mapOf(url);
    if (!payload && !url.endsWith('.js') && called.length > 0)
      return [`script ${index + 1} of ${new URL(url).pathname}`];
    if (!payload) return [];
    const map = new SourceMap(payload);
    return called
      .filter(({ startOffset, endOffset }) => endOffset - startOffset < source.length)
      .flatMap(({ startOffset }) => sourceAt(map, source.slice(0, startOffset).split('\n')) ?? [])
      .map((file) => sourceOf(url, file))
      .filter((file) => OWN.test(file));
  });
  return [...new Set(files)].toSorted();
}

/** The source of the function that begins behind these lines; undefined for one that the bundler has made. */
function sourceAt(map: SourceMap, before: readonly string[]): string | undefined {
  const [line, start] = [before.length - 1, before.at(-1)!.length];
  for (let column = start; column < start + FIRST_WORD_WITHIN; column += 1) {
    const entry = map.findEntry(line, column);
    const isInside = 'originalSource' in entry && entry.generatedLine === line && entry.generatedColumn >= start;
    if (isInside) return entry.originalSource;
  }
  return undefined;
}
