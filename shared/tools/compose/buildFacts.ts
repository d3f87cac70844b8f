import { contractOf } from '@remotes-kit/build/buildContract';
import { chunksOf, federationManifest, filesOf } from '@remotes-kit/build/remoteBuild';
import type { BuildFacts } from '@remotes-kit/release/composition';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { firstFiles, screenFiles } from '../build/firstFiles.ts';
import { DRAWN_SCREEN_FILE, earlyReadsOf } from '../build/remoteBuild.ts';

/** All that a site knows of a remote's build by its files. Throws where they are no build. */
export function buildFacts(name: RemoteName, dist: string): BuildFacts {
  const { metaData, shared } = federationManifest(dist);
  const entry = metaData.remoteEntry.name;
  const { routes } = REMOTES[name].exposes;
  const { scripts, css } = firstFiles(dist, entry, routes);
  const files = filesOf(dist, '.js').map((file) => file.slice(dist.length + 1));
  return {
    ...contractOf(dist),
    entry,
    scripts,
    css,
    earlyReads: earlyReadsOf(dist),
    drawnScreen: files.sort().find((file) => DRAWN_SCREEN_FILE.test(file)),
    shares: shared.map((share) => share.name),
    screens: screenFiles(dist, routes, scripts),
  };
}

/** The scripts and sheets of a built shell, in English. */
export const shellFiles = (shell: string): string[] =>
  Object.values(chunksOf(shell)).flatMap(({ file, css = [] }) => [file, ...css]);
