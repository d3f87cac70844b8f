import { expect, test } from 'vitest';
import { folderCircles } from './folderCircles.ts';
import { importsOf, sourcesOf } from './sources.ts';

test('folders that import one another, also by a third one: one circle', () => {
  const imports = [
    { from: 'shared/ui/Button.tsx', to: 'shared/player/overlay/Ring.tsx' },
    { from: 'shared/player/core/media.ts', to: 'shared/data/reels.ts' },
    { from: 'shared/data/reels.ts', to: 'shared/ui/announce.ts' },
    { from: 'shared/tools/dev/dev.ts', to: 'shared/ui/announce.ts' },
    { from: 'mfe-feed/src/routes.tsx', to: 'mfe-feed/src/feed/FeedScreen.tsx' },
    { from: 'mfe-feed/src/feed/FeedScreen.tsx', to: 'mfe-feed/src/constants.ts' },
  ];
  expect(folderCircles(imports)).toEqual([['shared/data', 'shared/player', 'shared/ui']]);
});

test('no folders of this repository import one another in a circle, by value or by type', () =>
  expect(folderCircles(importsOf(sourcesOf()))).toEqual([]));

test('nothing but tools imports tools', () => {
  const isTool = (file: string) => file.startsWith('shared/tools/') || file.endsWith('vite.config.ts');
  const imports = importsOf(sourcesOf()).filter(({ from, to }) => isTool(to) && !isTool(from));
  expect(imports.filter(({ from }) => from.includes('/'))).toEqual([]);
});
