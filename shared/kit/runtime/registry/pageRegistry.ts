import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { knownHashes } from '../integrity/knownHashes.ts';
import { withDeadline } from '../load/deadline.ts';
import { REMOTE_DEADLINE_MS } from '../load/remoteError.ts';
import { ownerOf, parseMounts, type Mounts } from './mounts.ts';
import { namedBuilds, parseRegistry, type Registry, type RemoteBuild } from './registry.ts';

/** After this the copy in the page's document serves. */
const REGISTRY_DEADLINE_MS = 2_000;

/** The registry as a page knows it. */
interface Known {
  /** The paths of the remotes: those in the page's document, and those of every registry that was read since. */
  mounts: Mounts;
  /** The copy in the page's document, once it was used. */
  inPage?: Registry;
  /** The last reading of remotes.json. */
  read?: Promise<Registry>;
}

interface PageRegistryOptions {
  /** The id of the element of the page's document that has a copy of the registry; a dev server's document has none. */
  elementId: string;
  /** Origins that remotes may come from beside the page's own; asked for at every reading. Absent: none. */
  origins?(): readonly string[];
}

export type PageRegistry = ReturnType<typeof createPageRegistry>;

/** Creates what a page knows of its remotes: from the copy in its document, and from /remotes.json. */
export function createPageRegistry({ elementId, origins = () => [] }: PageRegistryOptions) {
  const known = createStore<Known>()(() => ({ mounts: parseMounts(textInPage(elementId)) }));

  /** The paths of the remotes, as far as this page knows them. */
  const mounts = (): Mounts => known.getState().mounts;

  /** The remote that owns a path; undefined where none is known. */
  const remoteForPath = (pathname: string): string | undefined => ownerOf(mounts(), pathname);

  /** The remote that owns a path, for a component: it renders again once a registry that was read names one. */
  const useRemoteForPath = (pathname: string): string | undefined =>
    useStore(known, ({ mounts }) => ownerOf(mounts, pathname));

  /** Adds the remotes of a registry that this page has read: they may be newer than its document. */
  const learnMounts = (registry: unknown): void =>
    known.setState(({ mounts }) => ({ mounts: { ...parseMounts(registry), ...mounts } }));

  /** The registry as it was when the page's document was written; empty where there is none. */
  function registryInPage(): Registry {
    const inPage = known.getState().inPage ?? parsePage(elementId, origins());
    if (!known.getState().inPage) known.setState({ inPage });
    return inPage;
  }

  /**
   * Reads where the remotes are: remotes.json, so that an edit of it takes effect at the next load; else the copy in the page.
   * `anew` reads it though it was read. Rejects where neither is there.
   */
  function readRegistry({ anew = false } = {}): Promise<Registry> {
    const { read } = known.getState();
    if (read && !anew) return read;
    const reading = fetchRegistry().catch((error: unknown) => {
      if (!hasRemotes(registryInPage())) throw error;
      console.warn('remotes.json could not be used; the copy in the page serves instead');
      return registryInPage();
    });
    known.setState({ read: reading });
    return reading;
  }

  async function fetchRegistry(): Promise<Registry> {
    const inPage = registryInPage();
    // The page preloads this URL with the same options; others would fetch it twice.
    const response = await withDeadline(
      fetch('/remotes.json', { cache: 'no-cache' }),
      hasRemotes(inPage) ? REGISTRY_DEADLINE_MS : REMOTE_DEADLINE_MS,
      new Error('remotes.json: no response in time'),
    );
    const floors = Object.fromEntries(Object.entries(inPage).map(([name, { floor }]) => [name, floor]));
    const value: unknown = response.ok ? await response.json() : undefined;
    learnMounts(value);
    const registry = parseRegistry(value, { origins: origins(), floors });
    if (!registry) throw new Error('remotes.json is not a registry');
    return registry;
  }

  return { mounts, remoteForPath, useRemoteForPath, learnMounts, registryInPage, readRegistry };
}

const hasRemotes = (registry: Registry) => Object.keys(registry).length > 0;

/** The registry in the page's document, not yet parsed; undefined where there is none. */
function textInPage(elementId: string): unknown {
  try {
    return JSON.parse(document.getElementById(elementId)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

function parsePage(elementId: string, origins: readonly string[]): Registry {
  const registry = parseRegistry(textInPage(elementId), { origins }) ?? {};
  for (const record of Object.values(registry)) {
    for (const build of namedBuilds(record)) build.integrity = hashesOf(build);
  }
  return registry;
}

/** The document names no hash twice: a build's are those of the import map that lie in the build's folder. */
function hashesOf({ entry }: RemoteBuild): Record<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return Object.fromEntries(Object.entries(knownHashes()).filter(([url]) => url.startsWith(folder)));
}
