import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { contractOf, contractProblems, contractsOfShell } from '@remotes-kit/build/buildContract';
import { missingNames } from '@remotes-kit/build/providedNames';
import { chunksOf, federationManifest, filesOf } from '@remotes-kit/build/remoteBuild';
import type { SiteFile } from '@remotes-kit/release/checkout';
import { defineComposition } from '@remotes-kit/release/composition';
import { oneLanguage, plainDocuments, strictHeaders } from '@remotes-kit/release/plainSite';
import { PROVIDED, REMOTES } from './remotes.ts';

const ROOT = join(import.meta.dirname, '..');

/** The folder of the composed site. */
export const SITE = join(ROOT, 'deploy');

/** All apps of the site that have a folder of their name here: a remote of another repository has none. */
export const APPS = ['shell', ...Object.keys(REMOTES)].filter((app) => existsSync(join(ROOT, app)));

const below = (dist: string, ending: string) => filesOf(dist, ending).map((file) => file.slice(dist.length + 1));

/** The files that a preview compares by their bytes. */
const ENDINGS = ['.js', '.css'];

const sentBytes = (dist: string, ending: string) =>
  filesOf(dist, ending).reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

function factsOf(_name: string, dist: string) {
  const { metaData, shared } = federationManifest(dist);
  const entry = metaData.remoteEntry.name;
  return {
    ...contractOf(dist),
    entry,
    scripts: below(dist, '.js').filter((file) => file !== entry),
    css: below(dist, '.css'),
    shares: shared.map(({ name }) => name),
    screens: [],
  };
}

/** Rejects with Vite's message. */
async function viteBuild(app: string, signal?: AbortSignal): Promise<void> {
  const cwd = join(ROOT, app);
  if (!existsSync(cwd))
    throw new Error(`${app} has no folder in this repository: \`npm run release -- ${app} --dist <its dist>\``);
  const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
  try {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }; // its message may go to a file
    await promisify(execFile)(process.execPath, args, { cwd, env, signal });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${app} does not build:\n${stdout}${stderr}`, { cause: error });
  }
}

/** All that is this site's own: @remotes-kit/release composes, releases and serves it. */
export const composition = defineComposition({
  remotes: REMOTES,
  pages: { home: ['/'], ofShell: ['/assets'], fileFolders: [] },
  languages: oneLanguage('en'),
  documents: plainDocuments,
  headers: strictHeaders,
  builds: {
    factsOf,
    filesOfShell: (shell) => Object.values(chunksOf(shell)).flatMap(({ file, css = [] }) => [file, ...css]),
    missingIn: (shell) => (needs) => missingNames(needs, contractsOfShell(shell, { oldest: 1, newest: 1 })),
    problemsOf: (name, dist) => contractProblems(dist, { name, provided: PROVIDED }),
    storeMaps: () => {},
  },
  checkout: {
    root: ROOT,
    site: SITE,
    productionSite: SITE,
    previews: join(ROOT, 'previews'),
    build: async (apps, _config, signal) => {
      for (const app of apps) await viteBuild(app, signal);
    },
    distOf: (app) => join(ROOT, app, 'dist'),
    buildAt: () => Promise.reject(new Error('This site does not build from a commit.')),
    weightsOf: (_name, dist) =>
      ENDINGS.map((ending) => ({ what: `all its ${ending}`, bytes: sentBytes(dist, ending) })),
    overweight: () => [],
    storeBill: () => {},
    readSite: (file) => JSON.parse(readFileSync(file, 'utf8')) as SiteFile,
  },
  firebase: { folder: ROOT, cli: 'firebase', install: 'npm install --global firebase-tools', config: {} },
});
