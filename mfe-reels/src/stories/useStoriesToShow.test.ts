import { expect, test } from 'vitest';
import { listedAfter } from './useStoriesToShow.ts';

const stories = (ids: string) => [...ids].map((id) => ({ id }));
const idsAfter = (shown: string, listed: string) => listedAfter(stories(shown), stories(listed)).map(({ id }) => id).join(''); // prettier-ignore

test.each([
  ['the same page: nothing', 'abc', 'abc', ''],
  ['a later page: its stories', 'abc', 'abcde', 'de'],
  ['new stories before them after a refresh: none of these', 'abc', 'xyabcd', 'd'],
  ['the last one is no longer listed: nothing', 'abc', 'abde', ''],
  ['another order after a refresh: none twice', 'abc', 'cabd', 'd'],
])('the viewer is open; the list has %s', (_, shown, listed, later) => expect(idsAfter(shown, listed)).toBe(later));
