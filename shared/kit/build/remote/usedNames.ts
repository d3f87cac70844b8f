import type { Rolldown } from 'vite';
import type { Names } from '../built/providedNames.ts';
import { boundModule } from './bindings.ts';

/** Bindings have these besides, whatever is imported. */
const OF_EVERY_BINDING = new Set(['default', '__moduleExports']);

/** Names that the sources in a remote's bundle import from the modules of the shell. `sourceOf`: a module's source after its transforms. */
export function usedNames(bundle: Rolldown.OutputBundle, sourceOf: (id: string) => string | null | undefined): Names {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  );
  const sources = modules.map(([id]) => (boundModule(id) ? '' : (sourceOf(id) ?? '')));
  const words = new Set(sources.flatMap((source) => source.match(/[\w$]+/g) ?? []));
  const uses = modules.flatMap(([id, { renderedExports }]): [string, string[]][] => {
    const module = boundModule(id);
    // `import()` binds every export: those that no source names are not used.
    const names = renderedExports.filter((name) => !OF_EVERY_BINDING.has(name) && words.has(name));
    return module ? [[module, names.sort()]] : [];
  });
  return Object.fromEntries(uses.sort(([a], [b]) => (a < b ? -1 : 1)));
}
