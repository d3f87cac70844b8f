import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './files.ts';
import { hasSettings, readSettings } from './siteFolder.ts';

/** The files of `/.well-known` (RFC 8615) that the settings of a site name. Others come with the shell's build. */
const wellKnownIn = (out: string) => Object.entries((hasSettings(out) && readSettings(out).wellKnown) || {});

const fileOf = (out: string, name: string) => join(out, '.well-known', name);

/** Writes them after whatever a build of the shell has put there. */
export function writeWellKnown(out: string): void {
  for (const [name, content] of wellKnownIn(out)) writeJson(fileOf(out, name), content);
}

/** Deletes them before the site gets other settings. */
export function deleteWellKnown(out: string): void {
  for (const [name] of wellKnownIn(out)) rmSync(fileOf(out, name), { force: true });
}
