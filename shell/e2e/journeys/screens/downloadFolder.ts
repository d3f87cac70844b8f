import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for the files that a browser saves. */
export function downloadFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-downloads-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
