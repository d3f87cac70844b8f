import type { Rolldown } from 'vite';

/** The part of the bundler's context that tells the imports of a module. */
export interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
}

/** The modules that a module imports statically, directly or not; `isEnd`: modules that are left out, with what they import. */
export function importedBy(module: string, graph: Graph, isEnd: (id: string) => boolean = () => false): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || isEnd(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  graph.getModuleInfo(module)?.importedIds.forEach(visit);
  return found;
}
