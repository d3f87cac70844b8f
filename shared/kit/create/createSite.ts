import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');

/** Files that npm leaves out of a package, or reads as its own. */
const HIDDEN = {
  '.gitignore': 'node_modules/\ndist/\ndist.maps/\ndeploy/\npreviews/\ndeliveries/\n',
  '.npmrc': 'ignore-scripts=true\nsave-exact=true\n',
};

/**
 * Writes a site of a shell and one remote into a new folder. `from`: a folder with the packed packages of the kit, which the site then
 * has as files. Throws where the folder is there, or a package is missing.
 */
export function createSite(folder: string, { from }: { from?: string | undefined } = {}): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  if (from !== undefined && !existsSync(from)) throw new Error(`${from}: no such folder of packages.`);
  cpSync(TEMPLATE, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist(\.maps)?|deploy|previews)$/.test(file),
  });
  for (const [name, content] of Object.entries(HIDDEN)) writeFileSync(join(folder, name), content);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const written = {
    ...manifest,
    name: basename(resolve(folder)),
    ...(from !== undefined && {
      dependencies: fromFiles(manifest.dependencies!, from, folder),
      devDependencies: fromFiles(manifest.devDependencies!, from, folder),
    }),
  };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

/** The packages of the kit as files. */
function fromFiles(packages: Readonly<Record<string, string>>, from: string, folder: string): Record<string, string> {
  const packed = readdirSync(from);
  const fileOf = (name: string) => {
    const file = packed.find(
      (each) => each.startsWith(`${name.replace('@', '').replace('/', '-')}-`) && each.endsWith('.tgz'),
    );
    if (!file) throw new Error(`${from} has no package ${name}.`);
    return `file:${relative(folder, join(from, file)).replaceAll('\\', '/')}`;
  };
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      name.startsWith('@remotes-kit/') ? fileOf(name) : version,
    ]),
  );
}
