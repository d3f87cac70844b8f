import { locale as texts } from './texts.ts';

/** Sizes as people read them: megabytes, from a thousand of them on gigabytes; one decimal below ten, and never '0' of something. */
export function bytesText(bytes: number): string {
  const megabytes = Math.max(bytes / MEGABYTE, bytes > 0 ? 0.1 : 0);
  return Math.round(megabytes) < 1000 ? write(megabytes, 'megabyte') : write(megabytes / 1000, 'gigabyte');
}

const MEGABYTE = 1_000_000;

const write = (value: number, unit: 'megabyte' | 'gigabyte'): string =>
  new Intl.NumberFormat(texts.locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
