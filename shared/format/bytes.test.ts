import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesText } from './bytes.ts';

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [950_000, '1 MB'],
  [4_240_000, '4.2 MB'],
  [24_400_000, '24 MB'],
  [999_400_000, '999 MB'],
  [999_600_000, '1 GB'],
  [1_234_000_000, '1.2 GB'],
  [64_000_000_000, '64 GB'],
  [250_000_000_000, '250 GB'],
])('%d bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test('of random sizes each is a number of at most four characters with its unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_000_000_000 }), (bytes) => /^[\d.]{1,4} [MG]B$/.test(bytesText(bytes))),
  );
});
