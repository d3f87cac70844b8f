import { expect, test } from 'vitest';
import { documentWait, waitBegan } from './useIsSlow.ts';

const PAGE = 'https://school.example/level/categories';
const code = { url: PAGE, beganAt: 1_000, endedAt: 3_500 };

test('a list that is requested as soon as the code of its screen has come: the visitor has waited since the code was requested', () => {
  expect(waitBegan(PAGE, 3_600, code)).toBe(1_000);
});

test('a later wait on the same page is a wait of its own', () => {
  expect(waitBegan(PAGE, 9_000, code)).toBe(9_000);
});

test('another page is a wait of its own, even at once', () => {
  expect(waitBegan('https://school.example/feed', 3_500, code)).toBe(3_500);
});

test('the first wait of a document began with its navigation, one of minutes later did not', () => {
  expect(waitBegan(PAGE, 1_800, documentWait(PAGE))).toBe(0);
  expect(waitBegan(PAGE, 600_000, documentWait(PAGE))).toBe(600_000);
});
