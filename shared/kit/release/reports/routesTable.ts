import { p75 } from './figures.ts';
import { aligned } from './figuresTable.ts';
import { printableLine } from './printable.ts';
import type { Report } from './report.ts';

/** Not in the spec: a terminal's height of routes. Anybody can send reports of routes that no site has. */
const MAX_ROUTES = 30;

const HEADINGS = ['route', 'pages pressed', 'INP p75', 'pages painted', 'LCP p75'];

/**
 * A table with a line for each route that visitors' pages were loaded for, the one with the most pages first: INP and LCP in
 * milliseconds, p75 as Core Web Vitals count, of all builds. '' where no page reported either. A page on which nothing was pressed
 * has no INP; what is pressed after going on to another route counts for the one that was loaded.
 */
export function routesTable(reports: readonly Report[]): string {
  const valuesOf = new Map<string, Record<'LCP' | 'INP', number[]>>();
  for (const report of reports) {
    if (report.event !== 'web.vital' || report.from !== undefined) continue;
    const values = valuesOf.get(report.route) ?? { LCP: [], INP: [] };
    values[report.name].push(report.value);
    valuesOf.set(report.route, values);
  }
  if (valuesOf.size === 0) return '';
  const rows = [...valuesOf]
    .toSorted(([, a], [, b]) => pagesOf(b) - pagesOf(a))
    .slice(0, MAX_ROUTES)
    .map(([route, { INP, LCP }]) => [printableLine(route), ...cellsOf(INP), ...cellsOf(LCP)]);
  return aligned([HEADINGS, ...rows]);
}

const pagesOf = ({ LCP, INP }: Record<'LCP' | 'INP', number[]>) => Math.max(LCP.length, INP.length);

function cellsOf(values: readonly number[]): [pages: string, ms: string] {
  const ms = p75(values);
  return [String(values.length), ms === undefined ? '' : `${Math.round(ms)} ms`];
}
