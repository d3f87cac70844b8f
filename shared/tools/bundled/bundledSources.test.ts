import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, ROOT } from '../build/folders.ts';
import { MODULES_FILE } from '../build/remoteBuild.ts';
import { bundledFiles, remotesOf, watchedPaths } from './bundledSources.ts';
import { teamWorkflow, workflowOf } from './teamWorkflow.ts';

// `npm run bundled` writes the workflow of a remote that fails here.
test.each(REMOTE_NAMES)('the workflow of %s watches what its build is made of', (name) => {
  expect(readFileSync(join(ROOT, workflowOf(name)), 'utf8')).toBe(teamWorkflow(name, watchedPaths(name)));
});

test('a change of the contract or of the builds concerns every remote', () => {
  expect(remotesOf(['shared/contracts/remote.ts'])).toEqual(REMOTE_NAMES);
  expect(remotesOf(['shared/tools/build/sharing.ts'])).toEqual(REMOTE_NAMES);
  expect(remotesOf(['shared/kit/build/remote/sharing.ts'])).toEqual(REMOTE_NAMES);
});

test('a change of shared concerns the remotes that bundle the file', () => {
  expect(remotesOf(['shared/data/feedPosts.ts'])).toEqual(['feed']);
  expect(remotesOf(['shared/data/playlists.ts'])).toEqual(['playlists']);
  expect(remotesOf(['shared/ui/screen/ListScreen.tsx'])).toContain('catalog');
  expect(remotesOf(['shared/ui/screen/ListScreen.tsx'])).not.toContain('auth');
});

test('a change of what the shell provides concerns no remote', () => {
  expect(remotesOf(['shared/query/entry.ts', 'shared/firebase/firestore.ts', 'shell/src/main.tsx'])).toEqual([]);
});

test('the paths of a remote are its folder, what every build reads, and its sources in shared, each once', () => {
  const dist = mkdtempSync(join(tmpdir(), 'bazaar-bundled-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, '.vite'));
  const modules = {
    'mfe-feed/src/routes.tsx': [],
    'shared/contracts/remote.ts': [],
    'shared/ui/Button.tsx': ['Button'],
  };
  writeFileSync(join(dist, MODULES_FILE), JSON.stringify(modules));
  expect(watchedPaths('feed', dist)).toEqual([
    'mfe-feed/**',
    'package-lock.json',
    'shared/contracts/remote.ts',
    'shared/kit/build/**',
    'shared/tools/build/**',
    'shared/ui/Button.tsx',
  ]);
});

test('an edit of one export of a file that every build has changes the builds that use it, and no other', () => {
  const usersOf = (file: string, name: string) => bundledFiles().find((each) => each.file === file)!.byExport[name];
  expect(usersOf('shared/contracts/paths.ts', 'levelVideos')).toEqual(['reels', 'catalog']);
  expect(usersOf('shared/contracts/paths.ts', 'playlistVideos')).toEqual(['playlists']);
  expect(usersOf('shared/contracts/paths.ts', 'reel')).toEqual(['reels']);
  expect(usersOf('shared/data/schema/fields.ts', 'durationMs')).toEqual(['catalog', 'playlists']);
  expect(usersOf('shared/ui/icons.tsx', 'CheckIcon')).toEqual(['catalog']);
  expect(usersOf('shared/format/texts.ts', 'ago')).toEqual(['feed', 'reels']);
  expect(usersOf('shared/ui/texts.hi.ts', 'screen')).toEqual(['catalog', 'playlists']);
});

test('a file that every build has is whole in each only where it has a few exports, all of which they need', () => {
  const whole = bundledFiles().filter(({ remotes, byExport }) => {
    const users = Object.values(byExport);
    return remotes.length === REMOTE_NAMES.length && users.every((each) => each.length === REMOTE_NAMES.length);
  });
  for (const { file, byExport } of whole) expect(Object.keys(byExport).length, file).toBeLessThanOrEqual(3);
});

test.each(REMOTE_NAMES)(
  'the build of %s has no sizes of sources, which an edit of a line that is not in it would change',
  (name) => {
    expect(existsSync(join(distOf(name), 'mf-stats.json'))).toBe(false);
  },
);
