import { ownerOf, parsePlaces, type Places } from '@bazaar/shared/contracts/places';

const REGISTRY_ELEMENT_ID = 'remotes';

/** The registry that the page's document was written with, not yet parsed; undefined where there is none. */
export function registryInDocument(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

let known: Places | undefined;

/** Where the pages of the remotes are, as far as this page knows. */
export const places = (): Places => (known ??= parsePlaces(registryInDocument()));

/** Adds the remotes of a registry that this page has read: they may be newer than its document. */
export function learnPlaces(registry: unknown): void {
  known = { ...parsePlaces(registry), ...places() };
}

/** The remote that owns a path; undefined where none is known. */
export const remoteOf = (pathname: string): string | undefined => ownerOf(places(), pathname);

/** The document of a path, other than the landing page's. */
export function documentOf(pathname: string): 'page' | 'signIn' {
  const name = remoteOf(pathname);
  return (name && places()[name]?.document) || 'page';
}
