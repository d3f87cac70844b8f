import { join } from 'node:path';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { folderOf } from '../build/folders.ts';
import { overweight, weightsOf } from '../build/weights.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';

const KB = 1024;

/** The bytes of a previewed remote's parts against those of the live build, a line each. `live`, `preview`: the folders of two releases. */
export function bytesAgainstLive(name: RemoteName, live: string, preview: string): string[] {
  const [before, now] = [live, preview].map((folder) => {
    const version = readRegistryFile(folder)[name]?.version;
    return version && { version, files: join(folder, REMOTES[name].folder, version) };
  });
  if (!now) return [];
  const liveParts = new Map(
    before ? weightsOf(before.files, folderOf(name)).map(({ what, bytes }) => [what, bytes]) : [],
  );
  return [
    `  ${name} ${now.version} (live: ${before ? before.version : 'never released'})`,
    ...weightsOf(now.files, folderOf(name)).map(({ what, bytes }) => partLine(what, bytes, liveParts.get(what))),
    ...overweight(now.files, folderOf(name)).map((line) => `    over its budget: ${line}`),
  ];
}

function partLine(what: string, bytes: number, live: number | undefined): string {
  const size = `    ${what.padEnd(20)} ${kilobytes(bytes)}`;
  if (live === undefined) return `${size}  (live: none)`;
  const more = bytes - live;
  return `${size}  (live: ${kilobytes(live)}, ${more < 0 ? '' : '+'}${more} bytes)`;
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
