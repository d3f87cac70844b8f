/** A number from 0 to 2³² − 1 that is the same for the same text, everywhere; not for secrets. Another seed gives other numbers. */
export function stableHash(text: string, seed = 0): number {
  let hash = seed;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash;
}
