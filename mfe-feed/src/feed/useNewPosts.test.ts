import { expect, test } from 'vitest';
import { countNewPosts, newPostsText } from './useNewPosts.ts';

const posts = (...ids: string[]) => ids.map((id) => ({ id }));

test('posts before the first one that is shown: new', () => {
  expect(countNewPosts(posts('d', 'c', 'b'), posts('b', 'a'))).toBe(2);
  expect(countNewPosts(posts('b', 'a'), posts('b', 'a'))).toBe(0);
});

test('a post that was removed since: the others are not new', () => {
  expect(countNewPosts(posts('d', 'b', 'a'), posts('c', 'b', 'a'))).toBe(1);
});

test('none of the newest page is shown: all are new', () => {
  expect(countNewPosts(posts('e', 'd'), posts('b', 'a'))).toBe(2);
  expect(countNewPosts([], posts('b'))).toBe(0);
});

test('a page that is all new: its size and +', () => {
  expect(newPostsText(3, 10)).toBe('3');
  expect(newPostsText(10, 10)).toBe('10+');
});
