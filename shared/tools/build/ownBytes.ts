import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { mapsOf } from '@remotes-kit/build/privateMaps';

/**
 * The share of a script, from 0 to 1, that is made of the sources in a folder: the remote's own. The rest is the kit: what shared and
 * packages bring. By the script's source map; undefined where the build has none.
 */
export function ownPart(script: string, { dist, folder }: { dist: string; folder: string }): number | undefined {
  if (!existsSync(mapsOf(dist))) return undefined;
  const file = join(mapsOf(dist), `${basename(script)}.map`);
  if (!existsSync(file)) return 0; // the bundler's own modules
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  const isOwn = (source: string | undefined) =>
    source !== undefined && join(dirname(script), source).startsWith(folder + sep) && !source.includes('node_modules');
  const lines = readFileSync(script, 'utf8').split('\n');
  let own = 0;
  for (const [line, text] of lines.entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      if (isOwn('originalSource' in entry ? entry.originalSource : undefined)) own += 1;
    }
  return (
    own /
    Math.max(
      1,
      lines.reduce((sum, text) => sum + text.length, 0),
    )
  );
}
