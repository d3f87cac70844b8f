import { expect, test } from 'vitest';
import { duration } from '../../format/duration.ts';
import { shownLength } from './SeekBar.tsx';

test.each([
  ['stated and actual fall on two sides of a second: as stated', 41_990, 42_010, '0:42'],
  ['the stated length is wrong: as played', 42_900, 90_000, '0:42'],
  ['nothing is stated: as played', 42_900, undefined, '0:42'],
  ['not known yet, whatever is stated', 0, 42_010, '0:00'],
])('%s', (_case, actualMs, statedMs, shown) => expect(duration(shownLength(actualMs, statedMs))).toBe(shown));
