import type { RemoteName } from '../../contracts/remotes.ts';
import { aligned } from '@remotes-kit/release/figuresTable';
import { bundledFiles } from './bundledSources.ts';

/**
 * A table of what one edited line in each file of shared releases: the teams whose tests run (the workflows know files only), and
 * the number of remotes whose build changes, by the export that the line is in. `file`: of one file each export with its remotes.
 */
export function releasesOfEdits(file?: string): string {
  const files = bundledFiles().filter((each) => file === undefined || each.file === file);
  if (file !== undefined) {
    const rows = files.flatMap(({ byExport }) =>
      Object.entries(byExport).map(([name, users]) => [name, users.join(' ')]),
    );
    return aligned([['an edited line in', 'releases'], ...rows]);
  }
  const rows = files.map(({ file: name, remotes, byExport }) => [
    name,
    String(remotes.length),
    figureOf(remotes, Object.values(byExport)),
  ]);
  return aligned([['one edited line in', 'tests of remotes', 'releases'], ...rows]);
}

/** The lowest and the highest number of builds that have an export of the file, and the mean. A file without exports is whole in each. */
function figureOf(remotes: readonly RemoteName[], users: readonly RemoteName[][]): string {
  const counts = users.length > 0 ? users.map((each) => each.length) : [remotes.length];
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most) : `${least} to ${most}, ${mean.toFixed(1)} in the mean`;
}
