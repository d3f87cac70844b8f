/** Takes `amount` from what a key may spend in the present window of time; false, and nothing is taken, where it would be more than `limit`. */
export type Budget = (key: string, amount: number, limit: number) => boolean;

export function createBudget(windowMs: number, now: () => number): Budget {
  let window = -1;
  const spent = new Map<string, number>();
  return (key, amount, limit) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) spent.clear();
    window = current;
    const sum = (spent.get(key) ?? 0) + amount;
    if (sum <= limit) spent.set(key, sum);
    return sum <= limit;
  };
}
