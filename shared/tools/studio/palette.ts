/** The board colours (the same as in shared/ui/tokens.css), each with a lighter and a darker shade. */
export const PAINTS = [
  { base: '#8E2A1E', light: '#B84A36', dark: '#5C160E' },
  { base: '#14523C', light: '#1D7A59', dark: '#0B3325' },
  { base: '#1D3C6A', light: '#31609F', dark: '#10233F' },
  { base: '#5B3A1A', light: '#8A5E30', dark: '#38220D' },
  { base: '#0F5560', light: '#1A7F8E', dark: '#083039' },
  { base: '#4B5216', light: '#747E28', dark: '#2C310A' },
  { base: '#6B2140', light: '#98385F', dark: '#400F24' },
] as const;

export type Paint = (typeof PAINTS)[number];

export const CREAM = '#FFF6E5';
export const MARIGOLD = '#F57C00';
export const INK = '#1C1206';
export const STEEL = '#C9CED6';
export const WOOD = '#C98F4E';

/** A number from a name, the same on every machine: pictures must not change when they are rendered again. */
export function hashOf(name: string): number {
  let hash = 2166136261;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

export const pick = <T>(choices: readonly T[], name: string): T => choices[hashOf(name) % choices.length]!;
