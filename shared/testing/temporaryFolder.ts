import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests of a run make their folders in one of its own, which is removed at its end. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
