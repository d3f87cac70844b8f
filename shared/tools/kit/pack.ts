import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/folders.ts';

const KIT = join(ROOT, 'shared/kit');

/** A package.json of the kit: each entry, and each program, is one file of TypeScript. */
interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The packages of the kit, by the names of their folders. */
export const packageNames = (): string[] =>
  readdirSync(KIT).filter((name) => existsSync(join(folderOfKit(name), 'package.json')));

/** The folder of a package of the kit. */
export const folderOfKit = (name: string): string => join(KIT, name);

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(folderOfKit(name), 'package.json'), 'utf8')) as Manifest;

/** True for a package whose code runs in Node: it has its types. */
export const runsInNode = (name: string): boolean =>
  readFileSync(join(folderOfKit(name), 'tsconfig.json'), 'utf8').includes('"types": ["node"]');

/** Writes a package as it is published into a folder: JavaScript with its declarations, and no tests. Throws the messages of tsc. */
export function stagePackage(name: string, out: string): void {
  const folder = folderOfKit(name);
  compile(folder, out);
  const manifest = manifestOf(name);
  const entries = Object.entries(manifest.exports).map(([entry, file]) => [entry, builtFiles(file)]);
  const programs = Object.entries(manifest.bin ?? {}).map(([program, file]) => [program, builtFiles(file).default]);
  const published = {
    ...manifest,
    ...(programs.length > 0 && { bin: Object.fromEntries(programs) }),
    exports: Object.fromEntries(entries),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(folder, 'README.md'), join(out, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  const template = join(folder, 'template');
  if (existsSync(template)) cpSync(template, join(out, 'template'), { recursive: true });
}

/** Compiles a project of TypeScript into a folder, with declarations whose imports are found there. Throws the messages of tsc. */
export function compile(project: string, out: string): void {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', out], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${project} does not compile:\n${(error as { stdout: string }).stdout}`, { cause: error });
  }
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts')))
    rewriteImports(join(out, file));
}

/** Packs a package of the kit into a tarball in a folder. Returns its path. */
export const packPackage = (name: string, destination: string): string =>
  packed((out) => stagePackage(name, out), destination);

/** Packs what `stage` writes into a tarball in a folder. Returns its path. */
export function packed(stage: (out: string) => void, destination: string): string {
  const out = mkdtempSync(join(tmpdir(), 'kit-stage-'));
  try {
    stage(out);
    const options = ['--ignore-scripts', '--silent', '--pack-destination', destination];
    const file = execFileSync('npm', ['pack', ...options], { cwd: out, encoding: 'utf8' });
    return join(destination, file.trim());
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** The files of an entry, of the file of TypeScript that it is made of. */
export const builtFiles = (file: string) => ({
  types: file.replace(/\.tsx?$/, '.d.ts'),
  default: file.replace(/\.tsx?$/, '.js'),
});

/** The compiler rewrites the imports of scripts, and leaves those of declarations as they are. */
function rewriteImports(file: string): void {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace(/(["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1.js$2'));
}
