import { counts as texts, type Unit } from './texts.ts';

/** '999', '1.2K', '3.4M': never more than there are. `count`: a whole number, as the documents' `count` is parsed. */
export const compactCount = (count: number): string => shortened(count, texts.units);

/**
 * A count in the largest of the units that it reaches, cut after one decimal place; below all of them as it is. As `Intl.NumberFormat`
 * writes it, whose first use in a page takes 100 ms and more of a slow processor (docs/decisions/024).
 */
export function shortened(count: number, units: readonly Unit[]): string {
  const unit = units.find(({ size }) => count >= size);
  return unit ? `${Math.trunc(count / (unit.size / 10)) / 10}${unit.text}` : `${count}`;
}
