import { REGISTRY_ELEMENT_ID } from '@bazaar/shared/contracts/documentProtocol';
import { ownerOf, parseMounts, type Mounts } from '@bazaar/shared/contracts/mounts';
import { parseRegistry, type Registry, type RemoteBuild } from '@bazaar/shared/contracts/registry';
import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { withDeadline } from '@bazaar/shared/device';
import { knownHashes } from '@bazaar/shared/integrity/knownHashes';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { REMOTE_DEADLINE_MS } from './remoteError.ts';

/** docs/decisions/006: after this the copy inside index.html serves. */
const REGISTRY_DEADLINE_MS = 2_000;

/** The registry as this page knows it. */
interface Known {
  /** The paths of the remotes: those in the page's document, and those of every registry that was read since. */
  mounts: Mounts;
  /** The copy in the page's document, once it was used. */
  inPage?: Registry;
  /** The last reading of remotes.json. */
  read?: Promise<Registry>;
}

const known = createStore<Known>()(() => ({ mounts: parseMounts(textInPage()) }));

/** The paths of the remotes, as far as this page knows them. */
export const mounts = (): Mounts => known.getState().mounts;

/** The remote that owns a path; undefined where none is known. */
export const remoteForPath = (pathname: string): string | undefined => ownerOf(mounts(), pathname);

/** The remote that owns a path, for a component: it renders again once a registry that was read names one. */
export const useRemoteForPath = (pathname: string): string | undefined =>
  useStore(known, ({ mounts }) => ownerOf(mounts, pathname));

/** Adds the remotes of a registry that this page has read: they may be newer than its document. */
export function learnMounts(registry: unknown): void {
  known.setState(({ mounts }) => ({ mounts: { ...parseMounts(registry), ...mounts } }));
}

/** Reads where the remotes are: remotes.json, so that an edit of it takes effect at the next load; else the copy inside index.html. */
export function readRegistry({ anew = false } = {}): Promise<Registry> {
  const { read } = known.getState();
  if (read && !anew) return read;
  const reading = fetchRegistry().catch((error: unknown) => {
    if (!hasCopyInPage()) throw error;
    console.warn('remotes.json could not be used; the copy in the page serves instead');
    return registryInPage();
  });
  known.setState({ read: reading });
  return reading;
}

async function fetchRegistry(): Promise<Registry> {
  // The page preloads this URL with the same options; others would fetch it twice.
  const response = await withDeadline(
    fetch('/remotes.json', { cache: 'no-cache' }),
    hasCopyInPage() ? REGISTRY_DEADLINE_MS : REMOTE_DEADLINE_MS,
    new Error('remotes.json: no response in time'),
  );
  const floors = Object.fromEntries(Object.entries(registryInPage()).map(([name, { floor }]) => [name, floor]));
  const value: unknown = response.ok ? await response.json() : undefined;
  learnMounts(value);
  const registry = parseRegistry(value, { origins: origins(), floors });
  if (!registry) throw new Error('remotes.json is not a registry');
  return registry;
}

/** The registry as it was when the page's document was written; empty where there is none. */
export function registryInPage(): Registry {
  const inPage = known.getState().inPage ?? parsePage();
  if (!known.getState().inPage) known.setState({ inPage });
  return inPage;
}

/** A dev server's document has none. */
const hasCopyInPage = () => Object.keys(registryInPage()).length > 0;

/** The registry in the page's document, not yet parsed; undefined where there is none. */
function textInPage(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

function parsePage(): Registry {
  const registry = parseRegistry(textInPage(), { origins: origins() }) ?? {};
  for (const record of Object.values(registry)) {
    for (const build of [record, record.fallback, record.canary?.build, ...(record.reviewable ?? [])])
      if (build) build.integrity = hashesOf(build);
  }
  return registry;
}

/** The document names no hash twice: a build's are those of the import map that lie in the build's folder. */
function hashesOf({ entry }: RemoteBuild): Record<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return Object.fromEntries(Object.entries(knownHashes()).filter(([url]) => url.startsWith(folder)));
}

const origins = () => siteConfig().remoteOrigins ?? [];

/**
 * Says that the page's own document has the hash of every script and sheet of a build, those of scripts the same as the registry
 * has. Only then does the browser check what it loads (docs/decisions/013). A dev server's files have no hashes.
 */
export function hasKnownHashes(build: RemoteBuild): boolean {
  if (import.meta.env.DEV) return true;
  const hashes = knownHashes();
  const scripts = [build.entry, ...build.preload, ...Object.keys(build.integrity)];
  return (
    scripts.every((url) => hashes[url] !== undefined && hashes[url] === build.integrity[url]) &&
    build.css.every((url) => hashes[url] !== undefined)
  );
}
