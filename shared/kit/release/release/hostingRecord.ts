import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesBelow, writeJson } from '../compose/files.ts';

/** The digest of what each site of Hosting was last given. A site is missing where that is not known. */
const recordSchema = v.record(v.string(), v.string());

/** The folder of this record in a site folder: beside the releases, since the record does not change with them. */
export const hostingFolder = (out: string) => join(out, 'hosting');
const recordFile = (out: string) => join(hostingFolder(out), 'given.json');

function readRecord(out: string): Record<string, string> {
  try {
    return v.parse(recordSchema, JSON.parse(readFileSync(recordFile(out), 'utf8')));
  } catch {
    return {}; // nothing is known: everything is deployed again, which harms nobody
  }
}

/** True when a site of Hosting was last given exactly this. */
export const wasGiven = (out: string, site: string, digest: string): boolean => readRecord(out)[site] === digest;

/** Runs a deploy of one site. While it runs, and after it failed, what Hosting has is not known. */
export function recorded(out: string, site: string, digest: string, deploy: () => void): void {
  const { [site]: _, ...others } = readRecord(out);
  writeJson(recordFile(out), others);
  deploy();
  writeJson(recordFile(out), { ...others, [site]: digest });
}

/** Of the files in a folder and of the configuration that goes with them. */
export function digestOf(folder: string, config: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const file of filesBelow(folder)) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
