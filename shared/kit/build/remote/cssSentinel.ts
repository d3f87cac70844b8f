import type { Plugin } from 'vite';
import { sentinelOf } from '../built/remoteBuild.ts';

const SENTINEL = 'virtual:css-sentinel.css';

/** Adds the remote's sentinel to the CSS of its routes. */
export const cssSentinel = (remote: string, routesFile: string): Plugin => ({
  name: 'css-sentinel',
  enforce: 'pre',
  resolveId: (id) => (id === SENTINEL ? id : null),
  load: (id) => (id === SENTINEL ? `:root{${sentinelOf(remote)}:1}` : null),
  // On the line of the first statement: the lines of a source map stay those of the source.
  transform: (code, id) =>
    id === routesFile ? { code: `import ${JSON.stringify(SENTINEL)}; ${code}`, map: null } : null,
});
