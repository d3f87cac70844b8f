import { expect, test } from 'vitest';
import { countNewPosts, newPostsText } from './newPosts.ts';

const posts = (...ids: string[]) => ids.map((id) => ({ id }));

test('posts before the first one that is shown are new', () => {
  expect(countNewPosts(posts('d', 'c', 'b'), posts('b', 'a'))).toBe(2);
  expect(countNewPosts(posts('b', 'a'), posts('b', 'a'))).toBe(0);
});

test('a post that was taken away since does not make the others new', () => {
  expect(countNewPosts(posts('d', 'b', 'a'), posts('c', 'b', 'a'))).toBe(1);
});

test('when none is known all are new', () => {
  expect(countNewPosts(posts('e', 'd'), posts('b', 'a'))).toBe(2);
  expect(countNewPosts([], posts('b'))).toBe(0);
});

test('a page that is all new may have more behind it', () => {
  expect(newPostsText(3, 10)).toBe('3');
  expect(newPostsText(10, 10)).toBe('10+');
});
