import { expect, test } from 'vitest';
import type { Report } from '../../contracts/report.ts';
import { oneVisit } from './oneVisit.ts';

const about = { remote: 'feed', version: 'a' };
const load = (isLoaded: boolean, of = about): Report => ({
  event: 'remote.load',
  ...of,
  attempt: 'first',
  isLoaded,
  ms: 1,
  bytes: 1,
  message: '',
});
const error = (isFirst: boolean): Report => ({ event: 'error', ...about, message: '', stack: '', isFirst });

test('a body with one load and one failure of each build: as it is', () => {
  const reports = [load(true), load(false, { ...about, version: 'b' }), error(true), error(false)];
  expect(oneVisit(reports)).toEqual(reports);
});

test('more loads or first errors of one build: the first of them counts', () => {
  expect(oneVisit([load(false), load(true), error(true), error(true)])).toEqual([
    load(false),
    error(false),
    error(false),
  ]);
  expect(oneVisit([error(true), error(true)])).toEqual([error(true), error(false)]);
});
