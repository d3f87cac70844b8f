import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { cleanText } from '@bazaar/shared/format/cleanText';
import * as v from 'valibot';
import { COUNTRIES_DEADLINE_MS } from '../constants.ts';

export interface Country {
  /** ISO 3166: United States and Canada share a calling code. */
  cca2: string;
  name: string;
  /** `+91`. */
  code: string;
}

/** docs/decisions/010: shown at once, and all there is when the service fails (§7). */
export const FALLBACK_COUNTRIES: readonly Country[] = [
  { cca2: 'IN', name: 'India', code: '+91' },
  { cca2: 'US', name: 'United States', code: '+1' },
  { cca2: 'CA', name: 'Canada', code: '+1' },
  { cca2: 'GB', name: 'United Kingdom', code: '+44' },
  { cca2: 'AU', name: 'Australia', code: '+61' },
];

/** A country as it may be used: its code is digits, so that nothing else can come into a number or a pattern. */
export const countrySchema = v.object({
  cca2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  code: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
});

const MOST_COUNTRIES = 300;

const rowSchema = v.pipe(
  v.object({
    name: v.object({ common: v.string() }),
    cca2: v.string(),
    idd: v.object({ root: v.string(), suffixes: v.optional(v.array(v.string()), []) }),
  }),
  v.transform(({ name, cca2, idd }): Country => ({ cca2, name: cleanText(name.common, 80), code: callingCode(idd) })),
  countrySchema,
);

/** Many suffixes are area codes: only a single one belongs to the calling code. */
const callingCode = ({ root, suffixes }: { root: string; suffixes: string[] }) =>
  root + (suffixes.length === 1 ? suffixes[0] : '');

/** What the countries service answered, India first and the rest by name; undefined when it is no list of countries. */
export function parseCountries(answer: unknown): Country[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const known = answer
    .slice(0, MOST_COUNTRIES)
    .map((row) => v.safeParse(rowSchema, row))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.output);
  if (known.length === 0) return undefined;
  const [india, ...others] = FALLBACK_COUNTRIES;
  const missing = others.filter(({ cca2 }) => !known.some((country) => country.cca2 === cca2));
  const rest = [...known, ...missing].filter(({ cca2 }) => cca2 !== india!.cca2);
  return [india!, ...rest.toSorted((a, b) => a.name.localeCompare(b.name))];
}

/** The countries service's list, or the fallback when it fails or is late. Never rejects. */
export async function fetchCountries(): Promise<readonly Country[]> {
  try {
    const response = await fetch(siteConfig().countries, {
      signal: AbortSignal.timeout(COUNTRIES_DEADLINE_MS),
      credentials: 'omit',
    });
    return (response.ok && parseCountries(await response.json())) || FALLBACK_COUNTRIES;
  } catch {
    return FALLBACK_COUNTRIES;
  }
}
