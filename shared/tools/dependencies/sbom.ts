import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type AppName } from '../build/folders.ts';

/** The folder of the lists of what a composed site's releases were made of; not served, because its name begins with a dot. */
const sbomsIn = (out: string) => join(out, '.sbom');

/**
 * Writes what an app's release was made of: every package with its version and hash, in the form CycloneDX, which scanners
 * for vulnerabilities read. Returns the file. Throws npm's message.
 */
export function storeSbom(app: AppName, version: string, out: string): string {
  // From the lockfile, which is what was installed.
  const options = [
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
    `--workspace=@bazaar/${app === 'shell' ? app : `mfe-${app}`}`,
  ];
  const sbom = execFileSync('npm', ['sbom', ...options], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const file = join(sbomsIn(out), `${app}-${version}.json`);
  mkdirSync(sbomsIn(out), { recursive: true });
  writeFileSync(file, sbom);
  return file;
}
