import { posix } from 'node:path';
import { STATEFUL } from '../build/sharing.ts';
import { exportsOf, isSource, requestsIn, sourcesOf, type Sources } from '../house/sources.ts';

interface PackageJson {
  dependencies: Record<string, string>;
  exports: Record<string, string>;
}

/** The packages that remotes get from the shell: React's, and what the sources of its other modules (`STATEFUL`) import. Sorted. */
export function providedPackages({ files, read }: Sources = sourcesOf()): string[] {
  const { dependencies, exports } = JSON.parse(read('shared/package.json')) as PackageJson;
  const known = new Set(files.filter(isSource));
  const shared = exportsOf({ exports });
  const found = new Set(['react', 'react-dom']);
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (!known.has(file) || visited.has(file)) return;
    visited.add(file);
    for (const name of requestsIn(file, read(file))) {
      const [ofPackage = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
      if (dependencies[ofPackage]) found.add(ofPackage);
      visit(name.startsWith('.') ? posix.join(posix.dirname(file), name) : (shared(name) ?? ''));
    }
  };
  for (const module of STATEFUL) visit(shared(module)!);
  return [...found].sort();
}
