import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFeedPosts } from './feedPosts.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const parse = (data: unknown, id = 'a') => parseFeedPosts([{ id, data }]);

test('a post that holds only what it must is shown', () => {
  expect(parse({ isVisible: true })).toEqual([
    expect.objectContaining({ id: 'a', postType: 'other', imageIds: [], businessInfo: [] }),
  ]);
});

test.each([{}, null, 'x', [], { isVisible: 'true' }, { isVisible: 1 }, { isVisible: false }])(
  '%j is left out with one warning that names it',
  (data) => {
    expect(parse(data)).toEqual([]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('feed-posts/a is left out: isVisible');
  },
);

test('a bad document costs itself, never its neighbours', () => {
  const documents = [
    { id: 'a', data: { isVisible: true } },
    { id: 'b', data: 7 },
    { id: 'c', data: { isVisible: true } },
  ];
  expect(parseFeedPosts(documents).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('every form of a time is read, none of the others', () => {
  const timeOf = (timestamp: unknown) =>
    parse({ isVisible: true, _createdBy: { timestamp } })[0]?._createdBy?.timestamp;
  expect([timeOf({ seconds: 2, nanoseconds: 5e6 }), timeOf(2_005), timeOf('1970-01-01T00:00:02.005Z')]).toEqual([
    2_005, 2_005, 2_005,
  ]);
  expect([
    timeOf({ seconds: 'x' }),
    timeOf(NaN),
    timeOf('tomorrow'),
    timeOf('lesson 7'),
    timeOf(null),
    timeOf(1e300),
  ]).toEqual(Array(6).fill(undefined));
});

test('text: characters that could reverse or break the page are removed, those that Devanagari needs are not', () => {
  const titleOf = (title: unknown) => parse({ isVisible: true, title })[0]?.title;
  expect(titleOf('a\u202Eb\u0000c')).toBe('abc');
  expect(titleOf('क्\u200Dष')).toBe('क्\u200Dष');
  expect(titleOf({ evil: 1 })).toBeUndefined();
  expect(titleOf('x'.repeat(1_000_000))).toHaveLength(300);
});
