import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactCount, shortened } from './compactCount.ts';
import * as english from './texts.ts';
import * as hindi from './texts.hi.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_299, '1.2K'],
  [89_999, '89.9K'],
  [999_999, '999.9K'],
  [9_999_999, '9.9M'],
])('%d is %s', (count, text) => expect(compactCount(count)).toBe(text));

test.each([english, hindi])(
  'every count is as the browser itself writes it, in $locale.locale',
  ({ counts, locale }) => {
    const { format } = new Intl.NumberFormat(locale.locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    });
    const sizes = fc.constantFrom(1_000, 10_000, 100_000, 1_000_000, 10_000_000);
    fc.assert(
      fc.property(
        sizes.chain((size) => fc.nat(size - 1)),
        (count) => {
          expect(shortened(count, counts.units)).toBe(format(count));
        },
      ),
    );
  },
);
