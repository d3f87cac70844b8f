import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { importedBy, type Graph } from '@remotes-kit/build/moduleGraph';
import { folderOf, ROOT } from './folders.ts';
import { subjectOf } from './languages/subjects.ts';

/** The names of the shell's chunks that documents request ahead (shared/tools/compose/startData.ts). */
export const PLAYER_CHUNK = 'player';
/** The modules that the pages of levels and playlists have besides: the feed and the reels do not load it. */
export const SERIES_CHUNK = 'series';

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Too large for every page. */
const SDK = /\/node_modules\/(@firebase|firebase|idb)\//;
/** The module that the SDKs of Firestore and of sign-in share: neither comes with the other. */
const FIREBASE_APP = join(ROOT, 'shared/firebase/app.ts');

/** Of these the start has only what it imports itself: the rest comes with the player, or when somebody saves a lesson or signs out. */
const LATE =
  /\/shared\/(player\/|saved\/|series\/|progress\/(?!stored\.ts)|media\/playlist\.ts)|\/shared\/(format\/bytes\.ts|ui\/Switch\.)|\/shell\/src\/signOut\/|\/node_modules\/(hls-parser|media-captions)\//;

/** Small modules that a learner's sign-in and sign-out, the list of saved lessons and a save share; the player does not come with them. */
const OF_LEARNER = /\/shared\/(saved\/cleanup|series\/save\/useFreeBytes)\.ts$|\/shell\/src\/session\/learner\.ts$/;

/**
 * The files of the shell. Left to itself the bundler makes one for each set of lazy modules that share something, 20 of them
 * below 3 KB (docs/decisions/026). React changes seldom: a release of the shell leaves it in the caches.
 */
export function shellChunks(): Rolldown.CodeSplittingOptions {
  const entry = join(folderOf('shell'), 'src/main.tsx');
  let start: Set<string> | undefined;
  return {
    groups: [
      { name: 'react', test: REACT, priority: 3 },
      {
        name: (id, graph) => ((start ??= startModules(entry, graph)).has(id) ? 'start' : null),
        debugName: 'start',
        priority: 2,
      },
      // With what they import, the groups above excepted.
      { name: 'firebase', test: isModule(FIREBASE_APP), priority: 1 },
      { name: 'firestoreSdk', test: isModule(join(ROOT, 'shared/firebase/firestoreSdk.ts')) },
      { name: PLAYER_CHUNK, test: isModule(join(ROOT, 'shared/player/entry.ts')) },
      { name: SERIES_CHUNK, test: isModule(join(ROOT, 'shared/series/entry.ts')) },
      { name: 'learner', test: OF_LEARNER, priority: 1 },
    ],
  };
}

const isModule = (file: string) => (id: string) => id === file;

/**
 * Modules that the start of every page loads: those that the entry imports, without the entry, and those that several lazy modules share, where no
 * SDK comes with it. Texts come with what uses them.
 */
export function startModules(entry: string, graph: Graph): Set<string> {
  const roots = new Set([entry, ...lazyModules(entry, graph)]);
  const uses = new Map<string, number>();
  for (const root of roots) {
    for (const id of importedBy(root, graph, (found) => roots.has(found)))
      uses.set(id, (uses.get(id) ?? 0) + (root === entry ? Infinity : 1));
  }
  const isLight = (id: string) => ![id, ...importedBy(id, graph)].some((found) => SDK.test(found) || roots.has(found));
  const isShared = (id: string, count: number) => count > 1 && !LATE.test(id) && !subjectOf(id) && isLight(id);
  const start = new Set([...uses].filter(([id, count]) => count === Infinity || isShared(id, count)).map(([id]) => id));
  const texts = [...start].flatMap(
    (id) => graph.getModuleInfo(id)?.importedIds.filter((found) => subjectOf(found)) ?? [],
  );
  return new Set([...start, ...texts]);
}

/** Every module that is imported by `import()` somewhere below the entry. */
function lazyModules(entry: string, graph: Graph): Set<string> {
  const lazy = new Set<string>();
  const visited = new Set<string>();
  const visit = (id: string) => {
    if (visited.has(id)) return;
    visited.add(id);
    const info = graph.getModuleInfo(id);
    info?.dynamicallyImportedIds.forEach((found) => lazy.add(found));
    [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].forEach(visit);
  };
  visit(entry);
  return lazy;
}
