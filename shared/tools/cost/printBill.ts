import type { BillLine } from './bill.ts';
import { MAX_LESSON_RATIO, maxReelsRatio } from './budget.ts';
import type { Prices } from './prices.ts';
import { requestedS, requestedToWatched, type Step } from './visit.ts';

const usd = (amount: number, digits: number) => `$${amount.toFixed(digits)}`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(0);

/** The lines of a table: columns as wide as their widest cell, the first one to the left. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  );
}

/** The usage of each step of the visit. */
export function usageTable(steps: readonly Step[]): string[] {
  const head = ['step', 'reads', 'writes', 'database KB', 'site KB', 'pictures', 'film s', 'watched s', 'ratio'];
  const rows = steps.map((step) => {
    const { reads, writes, databaseBytes, siteBytes, pictures } = step.usage;
    const counts = [reads, writes, kilobytes(databaseBytes), kilobytes(siteBytes), pictures].map(String);
    const film = step.watchedS > 0 ? [step.watchedS.toFixed(0), requestedToWatched(step).toFixed(2)] : ['', ''];
    return [step.name, ...counts, requestedS(step).toFixed(0), ...film];
  });
  const stalled = steps.filter(({ reelsAfterStall }) => reelsAfterStall > 0);
  return [
    ...tableOf([head, ...rows]),
    `ratio: seconds of film requested for each that was watched (goal ≤ ${MAX_LESSON_RATIO})`,
    ...stalled.map(({ name, reelsAfterStall: count }) => {
      const goal = maxReelsRatio(count).toFixed(1);
      return `${name}: ${count} buffered more, since a reel had to wait for data (goal ≤ ${goal})`;
    }),
  ];
}

/** The bill in USD: for a visit, for a thousand, for a month, and of that what is paid after what is free. */
export function billTable(lines: readonly BillLine[], { visits }: Pick<Prices, 'visits'>): string[] {
  const monthVisits = visits.perDay * visits.daysPerMonth;
  const row = (name: string, { usd: one, share, monthUsd }: Omit<BillLine, 'name' | 'quantity'>, quantity: string) => [
    name,
    quantity,
    usd(one, 6),
    usd(1_000 * one, 2),
    usd(monthVisits * one, 2),
    percent(share),
    usd(monthUsd, 2),
  ];
  const total = (of: 'usd' | 'share' | 'monthUsd') => lines.reduce((sum, line) => sum + line[of], 0);
  return tableOf([
    ['', 'a visit', 'USD', '1,000 visits', 'a month', 'share', 'less what is free'],
    ...lines.map((line) => row(line.name, line, line.quantity.toFixed(2))),
    row('all', { usd: total('usd'), share: total('share'), monthUsd: total('monthUsd') }, ''),
  ]);
}
