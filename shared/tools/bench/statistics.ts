export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Median, minimum and maximum of at least one value. */
export function summary(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

export const show = ({ median, min, max }: Summary) => `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;

/** The value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}
