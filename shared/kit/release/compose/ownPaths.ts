import type { Mounts } from '@remotes-kit/runtime/mounts';
import type { Composition } from './composition.ts';

/** Throws where two live builds claim one path, or one claims a path of the shell's: visitors would get either. */
export function assertOwnPaths({ pages }: Composition, mounts: Mounts): void {
  const owners = new Map<string, string>(pages.ofShell.map((prefix) => [prefix, 'the shell']));
  for (const [name, { prefixes }] of Object.entries(mounts)) {
    for (const prefix of prefixes) {
      const owner = owners.get(prefix);
      if (owner)
        throw new Error(
          `${prefix} is a path of ${owner}, and ${name} claims it too. \`npm run move\` hands a path over`,
        );
      owners.set(prefix, name);
    }
  }
}
