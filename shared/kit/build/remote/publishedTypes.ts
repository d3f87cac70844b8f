import type { Plugin } from 'vite';

/** The file of a remote's build with the types of what it exposes, under the names by which a host imports it. */
export const TYPES_FILE = '@mf-types.d.ts';

/**
 * Writes the types of a remote's exposed modules into its build: `declarations` of each, in names of public packages only, so that
 * a host without the remote's sources compiles against them. The federation plugin's own `dts` emits a declaration for each inner
 * file, which import packages that only the remote has, in eight seconds per build.
 */
export const publishedTypes = (name: string, declarations: Readonly<Record<string, string>>): Plugin => ({
  name: 'published-types',
  apply: 'build',
  generateBundle() {
    const modules = Object.entries(declarations).map(
      ([exposed, types]) => `declare module '${name}/${exposed}' {\n${types}}\n`,
    );
    this.emitFile({ type: 'asset', fileName: TYPES_FILE, source: modules.join('\n') });
  },
});
