import { expect, test } from 'vitest';
import { isTranslationError } from './translationError.ts';

const REMOVE = "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.";
const INSERT = 'Node.insertBefore: Child to insert before is not a child of this node';
const failed = (message: string, name = 'NotFoundError') => new DOMException(message, name);

test.each([
  ['Chromium removes a text', failed(REMOVE), true, true],
  ['Firefox inserts before a text', failed(INSERT), true, true],
  ['a page that is not translated', failed(REMOVE), false, false],
  ['another missing thing', failed('The object store was not found.'), true, false],
  ['another failure of the DOM', failed(REMOVE, 'HierarchyRequestError'), true, false],
  ['an error of a screen', new TypeError(REMOVE), true, false],
  ['what is no error', 'removeChild', true, false],
] as const)('%s: counted as a failure of the translation only where it is one', (_, thrown, isTranslated, expected) =>
  expect(isTranslationError(thrown, () => isTranslated)).toBe(expected),
);
