import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { hashOf } from '../compose/hashOf.ts';
import { lackingShells } from '../compose/servedRemotes.ts';
import type { Release } from '../compose/storedBuilds.ts';

/** Problems of a build with the contract, as a line each, for a preview: it is asked for before anything is released. */

/** Those that its files have by themselves. Never throws: files that cannot be read are a problem too. */
export function brokenFiles({ builds }: Composition, name: string, files: string): string[] {
  try {
    return builds.problemsOf(name, files).map((problem) => `${name}: ${problem}`);
  } catch (error) {
    return [`${name}: its files are no build: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Those that it has in a site: a damaged file, a name that a shell does not provide, a floor. */
export function brokenPromises(
  composition: Composition,
  folder: string,
  name: string,
  build: Release,
  floor = 1,
): string[] {
  const isWhole = ([url, hash]: [string, string]) =>
    existsSync(join(folder, url)) && hashOf(readFileSync(join(folder, url))) === hash;
  const damaged = Object.entries(build.integrity).filter((file) => !isWhole(file));
  return [
    ...damaged.map(([url]) => `${url} is not the file that was stored`),
    ...lackingShells(composition, folder, name, build).map(
      (shell) => `it uses what a shell does not provide: ${shell}`,
    ),
    ...(build.release < floor ? [`it is release #${build.release}, below the floor #${floor}`] : []),
  ].map((problem) => `${name} ${build.version}: ${problem}`);
}
