import type { Registry, RemoteBuild } from '../../contracts/registry.ts';

/**
 * The import map of a document: no names, only the hash of every script that a remote may bring, under its URL and under
 * the one retry path (docs/decisions/003). The browser checks each module that it loads against it.
 */
export function importMapOf(registry: Registry): { integrity: Record<string, string> } {
  const integrity: Record<string, string> = {};
  for (const record of Object.values(registry)) {
    for (const build of [record, record.fallback, record.canary?.build]) if (build) addHashes(integrity, build);
  }
  return { integrity };
}

function addHashes(integrity: Record<string, string>, build: RemoteBuild): void {
  for (const [url, hash] of Object.entries(build.integrity)) {
    integrity[url] = hash;
    integrity[url.replace(/^(https?:\/\/[^/]+)?\//, '$1/_r1/')] = hash;
  }
}

/** The registry as it goes into the document: the import map beside it has the hashes already. */
export function withoutHashes(registry: Registry): Registry {
  const bare = <Build extends RemoteBuild>(build: Build): Build => ({ ...build, integrity: {} });
  return Object.fromEntries(
    Object.entries(registry).map(([name, { fallback, canary, ...record }]) => [
      name,
      {
        ...bare(record),
        ...(fallback && { fallback: bare(fallback) }),
        ...(canary && { canary: { ...canary, build: bare(canary.build) } }),
      },
    ]),
  );
}
