import type { RemoteName } from '@bazaar/shared/contracts/remotes';

/** Notes which build this visitor gets while a canary runs: the next page then asks for its files early (preload.page.js). */
export function rememberBuild(name: RemoteName, version: string): void {
  try {
    localStorage.setItem(`bazaar.build.${name}`, version);
  } catch {
    // Without storage the files come a little later.
  }
}
