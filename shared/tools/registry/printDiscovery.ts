/**
 * `npm run discovery`: prints the registry of a composed site in the form of frontend-discovery. --out names another site;
 * --from <file> reads that form, and prints the remotes.json that it was made of.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { DEPLOY } from '../build/folders.ts';
import { readJson } from '@remotes-kit/release/files';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { fromDiscovery, toDiscovery } from './discovery.ts';
import { registryFileSchema } from './registryFile.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: DEPLOY }, from: { type: 'string' } } });

const live = () => v.parse(registryFileSchema, readJson(join(publicFolder(values.out), 'remotes.json')));

function registryFrom(file: string) {
  const registry = fromDiscovery(readJson(file));
  if (!registry) throw new Error(`${file}: not what this command prints`);
  return registry;
}

try {
  const printed = values.from === undefined ? toDiscovery(live()) : registryFrom(values.from);
  console.log(JSON.stringify(printed, undefined, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
