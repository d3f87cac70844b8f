import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readJson } from '../compose/files.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { fromDiscovery, toDiscovery } from './discovery.ts';
import { registryFileSchema } from './registryFile.ts';

/**
 * Prints the registry of a composed site in the form of frontend-discovery. --out names another site; --from <file> reads that form, and prints
 * the remotes.json that it was made of. `site`: the folder of a site where none is named; `extrasKey`: its key in the extras of that form. Says on the terminal what was wrong, and ends
 * the process with status 1 then.
 */
export function printDiscovery(
  args: readonly string[],
  { site, extrasKey }: { site: string; extrasKey: string },
): void {
  try {
    const options = { out: { type: 'string', default: site }, from: { type: 'string' } } as const;
    const { out, from } = parseArgs({ args: [...args], options }).values;
    const printed = from === undefined ? toDiscovery(registryIn(out), extrasKey) : registryFrom(from, extrasKey);
    console.log(JSON.stringify(printed, undefined, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

const registryIn = (out: string) => v.parse(registryFileSchema, readJson(join(publicFolder(out), 'remotes.json')));

function registryFrom(file: string, extrasKey: string) {
  const registry = fromDiscovery(readJson(file), extrasKey);
  if (!registry) throw new Error(`${file}: not what this command prints`);
  return registry;
}
