import { posix } from 'node:path';
import { STATEFUL } from '../../contracts/stateful.ts';
import { isSource, ownModules, requestsIn, sourcesOf, type Sources } from '../house/sources.ts';

/** The packages that remotes get from the shell: React's, and what the sources of its other modules (`STATEFUL`) import. Sorted. */
export function providedPackages({ files, read }: Sources = sourcesOf()): string[] {
  const { dependencies } = JSON.parse(read('shared/package.json')) as { dependencies: Record<string, string> };
  const known = new Set(files.filter(isSource));
  const own = ownModules(files, read);
  const found = new Set(['react', 'react-dom']);
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (!known.has(file) || visited.has(file)) return;
    visited.add(file);
    for (const name of requestsIn(file, read(file))) {
      const module = name.startsWith('.') ? posix.join(posix.dirname(file), name) : own(name);
      const [ofPackage = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
      if (module !== undefined) visit(module);
      else if (dependencies[ofPackage]) found.add(ofPackage);
    }
  };
  for (const module of STATEFUL) visit(own(module)!);
  return [...found].sort();
}
