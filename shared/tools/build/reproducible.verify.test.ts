import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfRepository, runIn } from '../../testing/copyOfRepository.ts';
import { compareBuilds } from '@remotes-kit/release/differences';
import { APP_NAMES, distOf, folderOf } from './folders.ts';
import { mapsOf } from '@remotes-kit/build/privateMaps';
import { viteArguments } from './viteArguments.ts';

/** Loaded before everything else: folders are listed in the reverse order, as another file system might. */
const OTHER_ORDER = `
const fs = require('node:fs');
const reversed = (found) => Array.isArray(found) ? found.reverse() : found;
const { readdirSync, readdir, promises } = fs;
const { readdir: read } = promises;
fs.readdirSync = (...given) => reversed(readdirSync(...given));
fs.readdir = (path, ...rest) => readdir(path, ...rest.slice(0, -1), (error, found) => rest.at(-1)(error, reversed(found)));
promises.readdir = async (...given) => reversed(await read(...given));
require('node:module').syncBuiltinESMExports();
`;

test('the same sources at another path, with another home, language, time zone, ports and order of files: the same bytes of every app', () => {
  const copy = copyOfRepository('a shared/shared/of another-length');
  const home = join(copy, '../home');
  const order = join(home, 'order.cjs');
  mkdirSync(join(home, 'tmp'), { recursive: true });
  writeFileSync(order, OTHER_ORDER);
  const environment = {
    HOME: home,
    TMPDIR: join(home, 'tmp'),
    TZ: 'Pacific/Kiritimati',
    LANG: 'hi_IN.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    PORT_SHELL: '6000',
    PORT_FEED: '6001',
    NODE_ENV: 'production',
    NODE_OPTIONS: `--require "${order}"`,
  };
  const set = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  for (const app of APP_NAMES) {
    const mode = app === 'shell' ? 'demo' : 'production';
    const folder = join(copy, basename(folderOf(app)));
    const vite = viteArguments(['build', '--mode', mode, '--logLevel', 'error'], copy);
    runIn(folder, 'env', ...set, process.execPath, ...vite);
    const built = join(folder, basename(distOf(app)));
    expect(compareBuilds(distOf(app), built).differing, app).toEqual([]);
    // Maps of older builds lie in the folder too: those that were made now are the same as here.
    const maps = compareBuilds(mapsOf(distOf(app)), mapsOf(built));
    expect(
      maps.differing.filter((line) => !line.startsWith('only in the stored build')),
      app,
    ).toEqual([]);
    expect(maps.same, app).toBeGreaterThan(0);
  }
}, 600_000); // six builds, beside the other tests
