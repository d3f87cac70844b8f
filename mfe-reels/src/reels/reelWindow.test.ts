import { expect, test } from 'vitest';
import { roleOf } from './reelWindow.ts';

test('the reel on view plays, the next one waits, two on each side own a player, the rest nothing', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((index) => roleOf(index, 5))).toEqual(['far', 'shell', 'shell', 'current', 'neighbour', 'shell', 'far']);
});
