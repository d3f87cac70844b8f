import { expect, test } from 'vitest';
import type { DownloadedLesson } from '../../saved/records.ts';
import { saveStatusOf } from './saveStatus.ts';

const lesson = (videoId: string, change: Partial<DownloadedLesson> = {}): DownloadedLesson => ({
  videoId,
  streamId: videoId,
  title: videoId,
  path: '/levels/t/videos/l',
  heightPx: 480,
  state: 'whole',
  bytes: 100,
  savedBytes: 100,
  ...change,
});

test.each([
  ['nothing is saved', [], { state: 'none', saved: 0 }],
  ['other lessons are saved', [lesson('x')], { state: 'none', saved: 0 }],
  ['one of two is saved', [lesson('a')], { state: 'none', saved: 1 }],
  ['one of two is being saved', [lesson('a', { state: 'saving' })], { state: 'none', saved: 1 }],
  ['both are whole', [lesson('a'), lesson('b')], { state: 'saved', bytes: 200 }],
  [
    'one is being saved, one has failed',
    [
      lesson('a', { state: 'saving', savedBytes: 50 }),
      lesson('b', { state: 'failed', problem: 'full', savedBytes: 0 }),
    ],
    { state: 'saving', share: 0.25, savedBytes: 50, bytes: 200 },
  ],
  [
    'one waits, its size is not known yet',
    [lesson('a', { state: 'waiting', bytes: 0, savedBytes: 0 }), lesson('b', { bytes: 0, savedBytes: 0 })],
    { state: 'waiting', share: 0, savedBytes: 0, bytes: 0 },
  ],
  [
    'one is paused, one has failed',
    [lesson('a', { state: 'paused' }), lesson('b', { state: 'failed', problem: 'removed', savedBytes: 0 })],
    { state: 'failed', problem: 'removed', lessons: 1, missingBytes: 100 },
  ],
  [
    'two have failed, each in its way',
    [
      lesson('a', { state: 'failed', problem: 'unavailable', savedBytes: 0 }),
      lesson('b', { state: 'failed', problem: 'full', savedBytes: 40 }),
    ],
    { state: 'failed', problem: 'full', lessons: 1, missingBytes: 60 },
  ],
  [
    'one has failed for a reason that is not known',
    [lesson('a', { state: 'failed' }), lesson('b')],
    { state: 'failed', problem: 'unavailable', lessons: 1, missingBytes: 0 },
  ],
  [
    'more has come than was stated',
    [lesson('a', { state: 'paused', savedBytes: 300 }), lesson('b')],
    { state: 'paused', share: 1, savedBytes: 400, bytes: 200 },
  ],
])('%s', (_promise, saved, status) => expect(saveStatusOf(['a', 'b'], saved as DownloadedLesson[])).toEqual(status));
