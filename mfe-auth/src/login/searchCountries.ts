import type { Country } from './countries.ts';

/** The countries that match what was typed: the beginning of a word of the name, the calling code, or the ISO code. The list's order stays. */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const sought = plain(typed);
  if (!sought) return countries;
  const digits = sought.replace(/^(\+|00)/, '');
  const isCode = /^\d+$/.test(digits);
  return countries.filter(({ name, cca2, code }) =>
    isCode
      ? code.slice(1).startsWith(digits)
      : cca2.toLowerCase() === sought || ` ${plain(name)}`.includes(` ${sought}`),
  );
}

/** Small letters without accents: 'cote' finds Côte d’Ivoire. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
