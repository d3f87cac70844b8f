import type { Plugin } from 'vite';
import { sentinelOf } from '../built/remoteBuild.ts';

const SENTINEL = 'virtual:css-sentinel.css';

/** Adds the remote's sentinel to the CSS of its routes. */
export const cssSentinel = (remote: string, routesFile: string): Plugin => ({
  name: 'css-sentinel',
  enforce: 'pre',
  resolveId: (id) => (id === SENTINEL ? id : null),
  load: (id) => (id === SENTINEL ? `:root{${sentinelOf(remote)}:1}` : null),
  transform: (code, id) => (id === routesFile ? `import ${JSON.stringify(SENTINEL)};\n${code}` : null),
});
