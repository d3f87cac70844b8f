import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './folders.ts';
import { MODULES_FILE } from './remoteBuild.ts';

/** A source in a build, and which of its exports are. */
export interface SourceInBuild {
  id: string;
  exports: readonly string[];
}

/**
 * Writes into the build which sources it is made of, and of each the exports that are in it: a change of one of them is a release of
 * this remote. `others`: those that are no part of this bundle, once it is generated.
 */
export const modulesFile = (others: () => readonly SourceInBuild[] = () => []): Plugin => ({
  name: 'modules-file',
  apply: 'build',
  generateBundle: {
    order: 'post', // once the texts are written
    handler(_options, bundle) {
      const sources = new Map<string, Set<string>>();
      for (const { id, exports } of [...sourcesIn(Object.values(bundle)), ...others()]) {
        if (!id.startsWith(`${ROOT}${sep}`)) continue;
        const file = relative(ROOT, id.replace(/\?.*$/, '')).replaceAll(sep, '/');
        if (!file.includes('node_modules')) sources.set(file, new Set([...(sources.get(file) ?? []), ...exports]));
      }
      const sorted = [...sources].map(([file, exports]) => [file, [...exports].sort()] as const);
      const source = JSON.stringify(Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1))));
      this.emitFile({ type: 'asset', fileName: MODULES_FILE, source });
    },
  },
});

/** The sources in the chunks of a bundle. */
export const sourcesIn = (outputs: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): SourceInBuild[] =>
  outputs.flatMap((output) =>
    output.type === 'chunk'
      ? Object.entries(output.modules).map(([id, { renderedExports }]) => ({ id, exports: renderedExports }))
      : [],
  );
