import { expect, test } from 'vitest';
import { printableLine, printableLines } from './printable.ts';

test('a message with line breaks: is one line, and cannot forge another error', () => {
  const forged = printableLine('it failed\n1  2026-11-25T00:00:00.000Z  feed@good  \u001B[31mforged\r\u2028\u2029x');
  expect(forged).toBe(String.raw`it failed\n1  2026-11-25T00:00:00.000Z  feed@good  ?[31mforged???x`);
});

test('a stack: keeps its lines, and nothing that steers a terminal', () =>
  expect(printableLines('at a\nat \u001B]0;b\u2028c')).toBe('at a\nat ?]0;b?c'));
