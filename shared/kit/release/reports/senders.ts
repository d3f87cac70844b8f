import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Not in the spec: so many numbers stand for all addresses. Many enough that a hundred addresses seldom share one, too few
 * to find out an address from its number: with a million addresses, fifteen share each.
 */
const NUMBERS = 65_536;
export const DAY_MS = 24 * 60 * 60_000;

/**
 * Numbers for addresses. The key is random, is kept in memory only, and another one each day and each start: with what is
 * stored, nobody can tell an address, or that two days had the same visitor (decision 019). Tests give keys of their own: which
 * addresses share a number would else be another matter in each run.
 */
export function createSenders(
  now: () => number,
  newKey: () => Uint8Array = () => randomBytes(32),
): (address: string) => number {
  let day = -1;
  let key = newKey();
  return (address) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) key = newKey();
    day = today;
    return createHmac('sha256', key).update(networkOf(address)).digest().readUInt32BE() % NUMBERS;
  };
}

/** An IPv4 address, also one written as IPv6; of IPv6 the first 64 bits: one line has all addresses below them. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [before = '', after] = bare.split('%')[0]!.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head!.length - tail!.length) }, () => '0');
  const groups = after === undefined ? head! : [...head!, ...zeros, ...tail!];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
