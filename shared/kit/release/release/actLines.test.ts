import { expect, test } from 'vitest';
import type { Act } from '../compose/history.ts';
import { linesOfActs } from './actLines.ts';

const done = (act: Act['act'], more: Partial<Act> = {}): Act => ({
  at: '2026-11-20T10:00:00.000Z',
  of: 'welcome',
  act,
  by: { who: 'Asha' },
  ...more,
});

test.each<[string, Act[], string[]]>([
  ['nothing', [], ['Nothing changed: every visitor of welcome has this build already.']],
  ['a release', [done('release', { version: 'a1' })], []],
  [
    'a release of what was off',
    [done('enable', { why: 'Back on Monday.' }), done('release', { version: 'a1' })],
    ['welcome was off ("Back on Monday."); this release switches it on.'],
  ],
  ['an enable', [done('enable')], []],
  [
    'the end of a canary',
    [done('end', { version: 'a1' })],
    ['The canary a1 ended and is withdrawn. To give the same files again: `npm run release -- welcome a1 --force`'],
  ],
  [
    'a rollback beside a canary',
    [done('end', { version: 'b2' }), done('rollback', { version: 'a1' })],
    ['The canary b2 ended, and the live build went back too. Only the canary: `npm run canary -- welcome 0`.'],
  ],
  [
    'a retirement',
    [done('retire'), done('release', { of: 'news', version: 'a1' })],
    ['welcome is out of the site. Now remove its row, its folder and its link.'],
  ],
])('%s: what it did besides what was asked for', (_what, acts, lines) =>
  expect(linesOfActs('welcome', acts)).toEqual(lines),
);
