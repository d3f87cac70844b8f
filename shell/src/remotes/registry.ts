import { REGISTRY_ELEMENT_ID } from '@bazaar/shared/contracts/documentProtocol';
import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { createPageRegistry } from '@remotes-kit/runtime/pageRegistry';

/** The registry as this page knows it. */
export const pageRegistry = createPageRegistry({
  elementId: REGISTRY_ELEMENT_ID,
  origins: () => siteConfig().remoteOrigins ?? [],
});

export const { mounts, remoteForPath, useRemoteForPath, learnMounts, registryInPage, readRegistry } = pageRegistry;
