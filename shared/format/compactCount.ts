import { locale as texts } from './texts.ts';

const compact = new Intl.NumberFormat(texts.locale, {
  notation: 'compact',
  maximumFractionDigits: 1,
  roundingMode: 'trunc',
});

/** '999', '1.2K', '3.4M': never more than there are. */
export const compactCount = (count: number): string => compact.format(count);
