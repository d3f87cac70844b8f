import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { filesOfFlows } from './flows.ts';

test('each flow that npm run house counts comes to its end, and runs the code that it is named after', async () => {
  const files = await filesOfFlows(ROOT);
  expect(Object.fromEntries(files)).toEqual({
    'cold /feed to a post': expect.arrayContaining([expect.stringContaining('mfe-feed/src/')]),
    "a level's path to the first frame": expect.arrayContaining([expect.stringContaining('shared/player/')]),
    'save a lesson': expect.arrayContaining([expect.stringContaining('shared/saved/')]),
    'a search to its results': expect.arrayContaining([expect.stringContaining('shell/src/search/')]),
  });
}, 300_000);
