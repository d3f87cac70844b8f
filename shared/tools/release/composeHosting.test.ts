import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

test('`compose --hosting` of a site’s file that is not filled in: refused with its fields, and nothing is composed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site, out] = [join(folder, 'site.json'), join(folder, 'site')];
  copyFileSync(join(ROOT, 'shared/firebase/site.example.json'), site);
  // Were it not refused, --dry-run would keep it from being deployed.
  const args = ['compose', '--site', site, '--out', out, '--hosting', '--dry-run', '--built'];
  await expect(
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'shared/tools/release/run.ts', ...args], { cwd: ROOT }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/site\.json has what is still to be filled in .*config\.contact\.grievanceOfficer/),
  });
  expect(existsSync(out)).toBe(false);
});
