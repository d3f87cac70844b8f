import { parseRegistry, type Registry } from '@bazaar/shared/contracts/registry';
import { withDeadline } from './withDeadline.ts';

/** docs/decisions/006: after this the copy inside index.html serves. */
const REGISTRY_DEADLINE_MS = 2_000;

export const REGISTRY_ELEMENT_ID = 'remotes';

let current: Promise<Registry> | undefined;

/** Where the remotes are: remotes.json, so that an edit of it counts at the next load; else the copy inside index.html. */
export function readRegistry({ anew = false } = {}): Promise<Registry> {
  if (anew) current = undefined;
  return (current ??= fetchRegistry().catch((error: unknown) => {
    const inline = inlineRegistry();
    if (!inline) throw error;
    console.warn('remotes.json could not be used; the copy in the page serves instead');
    return inline;
  }));
}

async function fetchRegistry(): Promise<Registry> {
  // The page's preload of this URL asks the same way; anything else would fetch it twice.
  const response = await withDeadline(fetch('/remotes.json', { cache: 'no-cache' }), REGISTRY_DEADLINE_MS, 'remotes.json');
  const registry = response.ok ? parseRegistry(await response.json()) : undefined;
  if (!registry) throw new Error('remotes.json is not a registry');
  return registry;
}

function inlineRegistry(): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? ''));
  } catch {
    return undefined;
  }
}
