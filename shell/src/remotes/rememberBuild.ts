import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { remembered } from '@bazaar/shared/device';

/** Notes which build this visitor gets while a canary runs: the next page then asks for its files early (preload.page.js). */
export function rememberBuild(name: RemoteName, version: string): void {
  remembered(`bazaar.build.${name}`, String, { survivesSignOut: true }).set(version);
}
