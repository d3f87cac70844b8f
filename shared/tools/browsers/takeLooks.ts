/** `npm run looks`: takes a picture of every screen in every look, into a folder that it names. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CACHE, ROOT } from '../build/folders.ts';

const { status } = spawnSync('npx', ['playwright', 'test', '--project', 'looks'], {
  cwd: ROOT,
  env: { ...process.env, TAKE_LOOKS: '1' },
  stdio: 'inherit',
});
console.log(`The pictures are in ${join(CACHE, 'looks')}`);
process.exit(status ?? 1);
