import { SourceMap, type SourceMapPayload } from 'node:module';
import { sourceOf } from '../build/privateMaps.ts';

/** A script that a page has run, as the browser's profiler describes it. */
export interface RanScript {
  url: string;
  source?: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

const OWN = /^(shell|mfe-\w+|shared)\//;

/**
 * The source files of which a function was called, sorted. That a module was loaded counts for nothing: its file has others too.
 * A script without a map, as the document has, is one file.
 */
export function ranFiles(
  scripts: readonly RanScript[],
  mapOf: (url: string) => SourceMapPayload | undefined,
): string[] {
  const files = scripts.flatMap(({ url, source = '', functions }, index) => {
    const called = functions.map(({ ranges }) => ranges[0]!).filter(({ count }) => count > 0);
    const payload = mapOf(url);
    if (!payload) return called.length > 0 ? [`script ${index + 1} of ${new URL(url).pathname}`] : [];
    const map = new SourceMap(payload);
    return called
      .filter(({ startOffset, endOffset }) => endOffset - startOffset < source.length)
      .map(({ startOffset }) => {
        const before = source.slice(0, startOffset).split('\n');
        const entry = map.findEntry(before.length - 1, before.at(-1)!.length);
        return 'originalSource' in entry && entry.originalSource ? sourceOf(url, entry.originalSource) : '';
      })
      .filter((file) => OWN.test(file));
  });
  return [...new Set(files)].toSorted();
}
