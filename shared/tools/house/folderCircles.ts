import type { Import } from './sources.ts';

/**
 * The folder of a file: one in shared (`shared/player`), in shared/tools and in an app's src, with all below it. A file
 * that lies directly in one of these three stands for itself.
 */
const folderOf = (file: string): string =>
  /^(shared\/tools\/[^/]+|shared\/[^/]+|[^/]+\/src\/[^/]+|[^/]+)/.exec(file)![0];

/** The groups of folders that import one another in a circle, by value or by type, each group as sorted names. */
export function folderCircles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const targets = next.get(folderOf(from)) ?? new Set();
    next.set(folderOf(from), targets.add(folderOf(to)));
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]));
  const circles = [...reached].map(([folder, below]) =>
    [...below].filter((other) => other === folder || reached.get(other)?.has(folder)).sort(),
  );
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(), circle])).values()];
}

/** The nodes that can be reached from one, itself included. */
function reachableFrom(start: string, next: ReadonlyMap<string, Iterable<string>>): Set<string> {
  const found = new Set([start]);
  for (const node of found) for (const target of next.get(node) ?? []) found.add(target);
  return found;
}
