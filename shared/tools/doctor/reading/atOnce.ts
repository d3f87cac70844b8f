/** Not in the spec: so many requests at a time. */
const AT_ONCE = 8;

/** Runs `act` for each item, some at a time. Returns the results in the order of the items. Rejects as `act` does. */
export async function atOnce<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) results[entry[0]] = await act(entry[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return results;
}
