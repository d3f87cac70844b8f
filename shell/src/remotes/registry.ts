import { siteConfig } from '@bazaar/shared/contracts/config';
import { parseRegistry, type Registry, type RemoteBuild } from '@bazaar/shared/contracts/registry';
import { REMOTE_NAMES } from '@bazaar/shared/contracts/remotes';
import { withDeadline } from '@bazaar/shared/device';
import { hashesInPage } from './knownHashes.ts';

/** docs/decisions/006: after this the copy inside index.html serves. */
const REGISTRY_DEADLINE_MS = 2_000;

export const REGISTRY_ELEMENT_ID = 'remotes';

let current: Promise<Registry> | undefined;

/** Where the remotes are: remotes.json, so that an edit of it counts at the next load; else the copy inside index.html. */
export function readRegistry({ anew = false } = {}): Promise<Registry> {
  if (anew) current = undefined;
  return (current ??= fetchRegistry().catch((error: unknown) => {
    const inPage = registryInPage();
    if (Object.keys(inPage).length === 0) throw error;
    console.warn('remotes.json could not be used; the copy in the page serves instead');
    return inPage;
  }));
}

async function fetchRegistry(): Promise<Registry> {
  // The page's preload of this URL asks the same way; anything else would fetch it twice.
  const response = await withDeadline(
    fetch('/remotes.json', { cache: 'no-cache' }),
    REGISTRY_DEADLINE_MS,
    new Error('remotes.json: no answer in time'),
  );
  const inPage = registryInPage();
  const floors = Object.fromEntries(REMOTE_NAMES.map((name) => [name, inPage[name]?.floor]));
  const registry = response.ok ? parseRegistry(await response.json(), { origins: origins(), floors }) : undefined;
  if (!registry) throw new Error('remotes.json is not a registry');
  return registry;
}

let inDocument: Registry | undefined;

/** The registry as it was when the page's document was written; empty where there is none. Read once: it does not change. */
export const registryInPage = (): Registry => (inDocument ??= readDocument());

function readDocument(): Registry {
  try {
    const registry =
      parseRegistry(JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? ''), {
        origins: origins(),
      }) ?? {};
    for (const record of Object.values(registry)) {
      for (const build of [record, record.fallback, record.canary?.build]) if (build) build.integrity = hashesOf(build);
    }
    return registry;
  } catch {
    return {};
  }
}

/** The document names no hash twice: a build's are those of the import map that lie in the build's folder. */
function hashesOf({ entry }: RemoteBuild): Record<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return Object.fromEntries(Object.entries(hashesInPage()).filter(([url]) => url.startsWith(folder)));
}

const origins = () => siteConfig().remoteOrigins ?? [];
