import type { Report } from '@remotes-kit/release/report';
import { expect, test } from 'vitest';
import { createFailureCount } from './failedVisits.ts';

const build = { remote: 'feed', version: 'abc' };
const error = (of = build): Report => ({ event: 'error', ...of, message: '', stack: '', isFirst: true });
const screen: Report = { event: 'screen', ...build, problem: 'read', isFirst: true };
const video = (kind: 'fatal' | 'stall'): Report => ({
  event: 'video',
  ...build,
  kind,
  ms: 0,
  message: '',
  isFirst: false,
});
const load = (isLoaded: boolean): Report => ({
  event: 'remote.load',
  ...build,
  attempt: 'first',
  isLoaded,
  ms: 1,
  bytes: 1,
  message: '',
  stack: '',
  canary: '',
  percent: 0,
});

/** For each failure, in the order that they are sent in: whether it counts as a failed visit. */
const counted = (...sent: Report[][]) => {
  const count = createFailureCount();
  return sent.flatMap(count).flatMap((report) => ('isFirst' in report ? report.isFirst : []));
};

test('several errors of a build: the first one counts', () =>
  expect(counted([load(true), error(), error()], [error()])).toEqual([true, false, false]));

test('a build whose load failed, as one does that throws at render: its error counts no second time', () =>
  expect(counted([load(false), error()], [error()])).toEqual([false, false]));

test('errors of two builds: each counts', () =>
  expect(counted([error(), error({ ...build, version: 'def' }), error({ ...build, remote: 'reels' })])).toEqual([
    true,
    true,
    true,
  ]));

test('a screen with nothing for the visitor, or a video that cannot play, counts once too; one that stalled does not', () => {
  expect(counted([load(true), screen, error()], [video('fatal')])).toEqual([true, false, false]);
  expect(counted([load(true), video('stall'), video('fatal'), screen])).toEqual([false, true, false]);
});
