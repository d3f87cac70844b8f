import { REGISTRY_ELEMENT_ID } from '@bazaar/shared/contracts/documentProtocol';
import { ownerOf, parseMounts, type Mounts } from '@bazaar/shared/contracts/mounts';

/** The registry that the page's document was written with, not yet parsed; undefined where there is none. */
export function registryInDocument(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

let known: Mounts | undefined;

/** Where the pages of the remotes are, as far as this page knows. */
export const mounts = (): Mounts => (known ??= parseMounts(registryInDocument()));

/** Adds the remotes of a registry that this page has read: they may be newer than its document. */
export function learnMounts(registry: unknown): void {
  known = { ...parseMounts(registry), ...mounts() };
}

/** The remote that owns a path; undefined where none is known. */
export const remoteOf = (pathname: string): string | undefined => ownerOf(mounts(), pathname);
