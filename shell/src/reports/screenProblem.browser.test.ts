import { expect, test } from 'vitest';
import { screenProblem } from './screenProblem.ts';

const SLOT = '<div data-slot="reels"><h2>Stories</h2><img alt="" /></div>';

const problemOf = (html: string) => {
  const content = document.createElement('main');
  content.innerHTML = html;
  return screenProblem(content);
};

test('nothing at all, or nothing beside what another remote shows above: blank', () => {
  expect(problemOf('')).toBe('blank');
  expect(problemOf('<div><div></div></div>')).toBe('blank');
  expect(problemOf(SLOT)).toBe('blank');
});

test('a screen that says that something failed: a message', () => {
  expect(problemOf('<h1>Feed</h1><section data-kind="error" role="alert">No.</section>')).toBe('message');
});

test.each([
  ['a text', `${SLOT}<p>Feed</p>`],
  ['a picture, a video, or a field', '<img alt="" /><video></video>'],
  ['a screen that is loading', '<div aria-busy="true"></div>'],
  ['an empty list, which says so', '<section data-kind="empty" role="status">No posts yet</section>'],
])('%s: no problem', (_, html) => {
  expect(problemOf(html)).toBeUndefined();
});
