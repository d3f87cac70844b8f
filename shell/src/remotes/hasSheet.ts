import type { RemoteName } from '@bazaar/shared/contracts/remotes';

/** Whether the CSS of a remote has arrived: each sheet sets a custom property of its own (shared/tools/build/cssSentinel.ts). */
export function hasSheet(name: RemoteName): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue(`--css-of-${name}`) !== '';
}
