/** Numbers that look random and come again in the same order for the same seed (mulberry32). */
export interface Random {
  /** 0 to below `end`, whole. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  /** True once in `times`. */
  oneIn(times: number): boolean;
  list<T>(maxLength: number, make: () => T): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function below(end: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  }

  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    oneIn: (times) => below(times) === 0,
    list: (maxLength, make) => Array.from({ length: below(maxLength + 1) }, make),
  };
}
