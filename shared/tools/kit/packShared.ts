import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import postcss from 'postcss';
import { ROOT } from '../build/folders.ts';
import { layerByFolder } from '../build/layerByFolder.ts';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { builtFiles, compile, packed } from './pack.ts';

/** Packs @bazaar/shared for sites outside of this repository into a tarball in a folder. Returns its path. */
export const packShared = (destination: string): string => packed(stageShared, destination);

const SHARED = join(ROOT, 'shared');

/** Entries that only this repository uses. */
const OWN = /^\.\/(testing|tools)(\/|$)/;

const FONT = '.woff2';

interface Manifest {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function stageShared(out: string): void {
  compile(join(SHARED, 'tsconfig.package.json'), out);
  for (const folder of readdirSync(out)) copyAssets(folder, out);
  const { devDependencies: _, ...manifest } = JSON.parse(
    readFileSync(join(SHARED, 'package.json'), 'utf8'),
  ) as Manifest;
  const code = filesOf(out, '.js').map((file) => readFileSync(file, 'utf8'));
  const isImported = (name: string) => code.some((text) => new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(text));
  const published = {
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([entry]) => !OWN.test(entry))
        .map(([entry, file]) => [entry, extname(file) === '.css' ? file : builtFiles(file)]),
    ),
    dependencies: Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => isImported(name))),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
}

/** Sheets come in their layers: another site's build knows nothing of ours, and a sheet without one would beat those of every remote. */
function copyAssets(folder: string, out: string): void {
  for (const file of readdirSync(join(SHARED, folder), { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [join(SHARED, folder, file), join(out, folder, file)];
    if (extname(file) !== '.css' && extname(file) !== FONT) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (extname(file) === FONT) cpSync(from, to);
    else writeFileSync(to, postcss([layerByFolder()]).process(readFileSync(from, 'utf8'), { from }).css);
  }
}
