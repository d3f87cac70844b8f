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

/** '812 (790–1020)': the median, then the least and the most. `digits` after the point. */
export const show = ({ median, min, max }: Summary, digits = 0): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

/** The ratio of the medians of one measure: `site` to `rival`. Both have at least one value. */
export const ratio = (site: readonly number[], rival: readonly number[]): number =>
  summary(site).median / summary(rival).median;

/** The value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}

/**
 * The Startup Time Score of Mux for a wait from the press to the first frame: 95 of 100 at 0.4 s, 90 at 0.9 s, 80 at 2 s
 * (mux.com/docs/guides/data-startup-time-metric).
 */
export const startupScore = (waitMs: number): number => (100 * 8) / (8 + waitMs / 1000);

/** 'p95 1020 ms, startup score 91, p95 89': the score of the median, then that of the time that 95 of 100 waits do not exceed. */
export function showStartup(waitsMs: readonly number[]): string {
  const p95 = percentile(waitsMs, 0.95);
  const [usual, slow] = [summary(waitsMs).median, p95].map((ms) => startupScore(ms).toFixed(0));
  return `p95 ${p95.toFixed(0)} ms, startup score ${usual}, p95 ${slow}`;
}

/** A straight line through points. */
export interface Line {
  /** By how much y grows where x grows by one. */
  slope: number;
  /** The standard error of the slope: two of them on either side of it hold the true one in 95 of 100 cases. NaN below three points. */
  slopeError: number;
}

/** The line through the points whose squared distances in y are the least. There are at least two points, not all at the same x. */
export function leastSquares(points: readonly { x: number; y: number }[]): Line {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const meanX = mean(({ x }) => x);
  const meanY = mean(({ y }) => y);
  const spreadX = mean(({ x }) => (x - meanX) ** 2) * points.length;
  const slope = (mean(({ x, y }) => (x - meanX) * (y - meanY)) * points.length) / spreadX;
  const squares = mean(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2) * points.length;
  const freedom = points.length - 2;
  return { slope, slopeError: freedom > 0 ? Math.sqrt(squares / freedom / spreadX) : Number.NaN };
}
