import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { remoteFolder } from '../compose/remoteFolder.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';

const KB = 1024;

/** The bytes of a previewed remote's parts against those of the live build, a line each. `live`, `preview`: the folders of two releases. */
export function bytesAgainstLive(composition: Composition, name: string, live: string, preview: string): string[] {
  const { weightsOf, overweight } = composition.checkout;
  const [before, now] = [live, preview].map((folder) => {
    const version = readRegistryFile(folder)[name]?.version;
    return version && { version, files: join(folder, remoteFolder(name), version) };
  });
  if (!now) return [];
  const liveParts = new Map(before ? weightsOf(name, before.files).map(({ what, bytes }) => [what, bytes]) : []);
  return [
    `  ${name} ${now.version} (live: ${before ? before.version : 'never released'})`,
    ...weightsOf(name, now.files).map(({ what, bytes }) => partLine(what, bytes, liveParts.get(what))),
    ...overweight(name, now.files).map((line) => `    over its budget: ${line}`),
  ];
}

function partLine(what: string, bytes: number, live: number | undefined): string {
  const size = `    ${what.padEnd(20)} ${kilobytes(bytes)}`;
  if (live === undefined) return `${size}  (live: none)`;
  const more = bytes - live;
  return `${size}  (live: ${kilobytes(live)}, ${more < 0 ? '' : '+'}${more} bytes)`;
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
