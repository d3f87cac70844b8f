import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { useDocument, type DocumentQuery } from '@bazaar/shared/query';
import { cleanText, withoutInvisible } from '@bazaar/shared/format/cleanText';
import { DEFAULT_CALLING_CODE } from '@bazaar/shared/format/sameNumber';
import { locale } from '@bazaar/shared/format/texts';
import { westernDigits } from '@bazaar/shared/format/westernDigits';
import * as v from 'valibot';
import { COUNTRIES_DEADLINE_MS } from '../constants.ts';

/** A country as it may be used: its code is digits, so that nothing else can come into a number or a pattern. */
export const countrySchema = v.object({
  /** ISO 3166. It identifies the country: the United States and Canada share a calling code. */
  cca2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** `+91`. */
  code: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
});

export type Country = v.InferOutput<typeof countrySchema>;

const INDIA: Country = { cca2: 'IN', name: 'India', code: DEFAULT_CALLING_CODE };

/** docs/behaviour.md: shown at once, and the whole list when the service fails (§7). The first is the default (§2). */
export const FALLBACK_COUNTRIES: readonly Country[] = [
  INDIA,
  { cca2: 'US', name: 'United States', code: '+1' },
  { cca2: 'CA', name: 'Canada', code: '+1' },
  { cca2: 'GB', name: 'United Kingdom', code: '+44' },
  { cca2: 'AU', name: 'Australia', code: '+61' },
];

const MAX_COUNTRIES = 300;

const rowSchema = v.pipe(
  v.object({
    name: v.object({ common: v.string() }),
    cca2: v.string(),
    idd: v.object({ root: v.string(), suffixes: v.optional(v.array(v.string()), []) }),
  }),
  v.transform(({ name, cca2, idd: { root, suffixes } }) => ({
    cca2,
    name: cleanText(name.common, 80),
    // Many suffixes are area codes: only a single one belongs to the calling code.
    code: root + (suffixes.length === 1 ? suffixes[0] : ''),
  })),
  countrySchema,
);

/** The rows of the countries service, India first and the rest by name; undefined when they are no list of countries. */
export function parseCountries(rows: unknown): Country[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const parsed = rows
    .slice(0, MAX_COUNTRIES)
    .map((row) => v.safeParse(rowSchema, row))
    .filter((result) => result.success)
    .map(({ output }) => output);
  if (parsed.length === 0) return undefined;
  const missing = FALLBACK_COUNTRIES.filter(({ cca2 }) => !parsed.some((country) => country.cca2 === cca2));
  const others = [...parsed, ...missing].filter(({ cca2 }) => cca2 !== INDIA.cca2);
  return [INDIA, ...others.toSorted((a, b) => countryName(a).localeCompare(countryName(b)))];
}

/** The service's list; null where it has none in time. */
const countries: DocumentQuery<readonly Country[]> = {
  key: ['countries'],
  fetch: async () => {
    try {
      const signal = AbortSignal.timeout(COUNTRIES_DEADLINE_MS);
      const response = await fetch(siteConfig().countries, { signal, credentials: 'omit' });
      return (response.ok && parseCountries(await response.json())) || null;
    } catch {
      return null;
    }
  },
  isOptional: true,
};

/** The five countries at once, the service's list when it has loaded in time. */
export const useCountries = (): readonly Country[] => useDocument(countries).value ?? FALLBACK_COUNTRIES;

/**
 * The countries that match what was typed: the beginning of a word of the name in English or Hindi, the calling code, or the ISO
 * code. The list's order stays.
 */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = plain(westernDigits(typed));
  if (!query) return countries;
  const digits = query.replace(/^(\+|00)/, '');
  const isCode = /^\d+$/.test(digits);
  const hasName = (name: string) => ` ${plain(name)}`.includes(` ${query}`);
  return countries.filter(({ name, cca2, code }) =>
    isCode
      ? code.slice(1).startsWith(digits)
      : cca2.toLowerCase() === query || [name, ...hindiNames(cca2)].some(hasName),
  );
}

/** The names of countries in a language, as the browser knows them; undefined for English, which the service and the five have. */
export const namesIn = (language: string): Intl.DisplayNames | undefined =>
  language === 'en' ? undefined : new Intl.DisplayNames([language], { type: 'region' });

const NAMES_OF_PAGE = namesIn(locale.language);

/** Returns the name of a country in the language of the page: भारत. */
export const countryName = ({ cca2, name }: Country, names = NAMES_OF_PAGE): string => names?.of(cca2) ?? name;

const NAMES_IN_HINDI = (['long', 'short'] as const).map(
  (style) => new Intl.DisplayNames(['hi'], { type: 'region', style }),
);

/** As the browser knows them: संयुक्त राज्य, in short अमेरिका. */
const hindiNames = (cca2: string) => NAMES_IN_HINDI.map((names) => names.of(cca2) ?? '');

/** Small letters without accents, which Devanagari does not have: 'cote' finds Côte d’Ivoire. */
const plain = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .trim()
    .toLowerCase();
