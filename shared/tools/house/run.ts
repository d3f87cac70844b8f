/**
 * `npm run house`: how large the code is, and how far one must read to follow it. `npm run house -- 49782b5` says the same
 * of any revision.
 */
import { dirname } from 'node:path';
import { folderCircles, reachableFrom } from './folderCircles.ts';
import { importsOf, isSource, sourcesOf } from './sources.ts';

const MOST_FILES = 15;

type Names = string | readonly string[];
const PLAYS_A_REEL = ['ReelPlayer.tsx', 'ReelCard.tsx'];

/**
 * What happens, as the imports it passes: each pair is two files, each named by the end of its path (folders may change;
 * of several names the first that exists), and adds the files of a shortest path of imports of values between them.
 */
const CHAINS: Record<string, [from: Names, to: Names][]> = {
  "from /feed's route to a post on screen": [
    ['shell/src/router.tsx', ['instance.ts', 'loadWithFallbacks.ts', 'remotes/load.ts']],
    ['mfe-feed/src/routes.tsx', 'shared/firebase/firestore.ts'],
    ['mfe-feed/src/routes.tsx', ['PostMedia.tsx', 'PostCard.tsx']],
  ],
  "from a reel's document to a frame": [
    ['ReelsScreen.tsx', 'shared/firebase/firestore.ts'],
    ['ReelsScreen.tsx', PLAYS_A_REEL],
    [PLAYS_A_REEL, 'attachHls.ts'],
  ],
};
/** Where `npm run release` begins, now and in older revisions: all that it imports is counted. */
const RELEASE = ['shared/tools/release/run.ts', 'shared/site/releases/run.ts'];

const sources = sourcesOf(process.argv[2]);
const files = sources.files.filter(isSource);
const linesOf = new Map(files.map((file) => [file, sources.read(file).split('\n').length - 1]));
const sizes = [...linesOf.values()].sort((a, b) => a - b);
const imports = importsOf(sources);
const next = new Map(
  files.map((file) => [file, imports.filter(({ from, isType }) => from === file && !isType).map(({ to }) => to)]),
);

say('source files', sizes.length);
say('lines: median, p90, max', [0.5, 0.9, 1].map((part) => sizes[Math.ceil(part * sizes.length) - 1]).join(', '));
say(
  'source lines',
  sizes.reduce((sum, size) => sum + size, 0),
);
list(
  `folders of more than ${MOST_FILES} code files`,
  [...new Set(files.map((file) => dirname(file)))]
    .map((folder) => [folder, files.filter((file) => dirname(file) === folder && /\.tsx?$/.test(file)).length] as const)
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} ${count}`),
);
list(
  'circles of folders',
  folderCircles(imports).map((circle) => circle.join(' ')),
);
list(
  'modules that use web storage',
  files.filter((file) => /\.tsx?$/.test(file) && /\b(local|session)Storage\b/.test(codeOf(file))),
);
for (const [what, pairs] of Object.entries(CHAINS)) list(`files ${what}`, [...new Set(pairs.flatMap(shortestPath))]);
list('files of `npm run release`', [
  ...reachableFrom(
    RELEASE.find((file) => next.has(file))!,
    next,
  ),
]);
const pictures = sources.files.filter((file) => /\/e2e\/pictures\//.test(file));
const bytes = pictures.reduce((sum, file) => sum + sources.bytes(file), 0);
say('pictures of the e2e tests', `${pictures.length}, ${(bytes / 1e6).toFixed(1)} MB`);

function say(what: string, value: string | number): void {
  console.log(`${what}: ${value}`);
}

function list(what: string, found: readonly string[]): void {
  say(what, found.length);
  for (const line of found) console.log(`    ${line}`);
}

/** The code without its comments, in which any name may stand. */
function codeOf(file: string): string {
  return sources.read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The files of a shortest import path; says so where there is none. */
function shortestPath([start, end]: readonly [Names, Names]): string[] {
  const [from, to] = [start, end].map((names) =>
    [names]
      .flat()
      .map((name) => files.find((file) => file === name || file.endsWith(`/${name}`)))
      .find(Boolean),
  );
  const paths = new Map(from ? [[from, [from]]] : []);
  for (const [file, path] of paths)
    for (const target of next.get(file)!) if (!paths.has(target)) paths.set(target, [...path, target]);
  return (to && paths.get(to)) || [`no imports lead from ${start} to ${end}`];
}
