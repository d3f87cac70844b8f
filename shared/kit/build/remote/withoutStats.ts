import type { Plugin } from 'vite';

/**
 * Leaves out the federation plugin's own report: nothing reads it, and it holds the sizes of whole sources, so that an edit of a
 * line that the build does not contain would be another version. After the federation plugin.
 */
export const withoutStats = (): Plugin => ({
  name: 'without-stats',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      delete bundle['mf-stats.json'];
    },
  },
});
