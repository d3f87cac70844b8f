import type { Plugin } from 'vite';

const SENTINEL = 'virtual:css-sentinel.css';

/** The custom property that says 'the sheet of this remote is here'. The shell checks it: missing CSS is otherwise silent. */
export const sentinelOf = (remote: string) => `--css-of-${remote}`;

/** Adds the sentinel to the CSS of a remote's exposed module. */
export function cssSentinel(remote: string, exposed: string): Plugin {
  return {
    name: 'css-sentinel',
    enforce: 'pre',
    resolveId: (id) => (id === SENTINEL ? id : null),
    load: (id) => (id === SENTINEL ? `:root{${sentinelOf(remote)}:1}` : null),
    transform: {
      filter: { id: /\/src\/routes\.tsx$/ },
      handler: (code, id) => (id.endsWith(exposed) ? `import ${JSON.stringify(SENTINEL)};\n${code}` : null),
    },
  };
}
