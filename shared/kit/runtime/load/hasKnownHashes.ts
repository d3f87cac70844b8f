import { knownHashes } from '../integrity/knownHashes.ts';
import { IS_DEV_SERVER } from './devServer.ts';
import type { RemoteBuild } from '../registry/registry.ts';

/**
 * Says that the page's own document has the hash of every script and sheet of a build, those of scripts the same as the registry
 * has. Only then does the browser check what it loads. A dev server's files have no hashes.
 */
export function hasKnownHashes(build: RemoteBuild): boolean {
  if (IS_DEV_SERVER) return true;
  const hashes = knownHashes();
  const scripts = [build.entry, ...build.preload, ...Object.keys(build.integrity)];
  return (
    scripts.every((url) => hashes[url] !== undefined && hashes[url] === build.integrity[url]) &&
    build.css.every((url) => hashes[url] !== undefined)
  );
}
