/** The counts that pages had when they were written down, and which of new ones are worse. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCounts } from './pageCounts.ts';

export type GateTable = Record<string, PageCounts>;

const FILE = join(import.meta.dirname, 'gateTable.json');

/**
 * Not in the spec: differences that are no change. Beside other work, five visits of a page differ by at most 1.1 % in what ran and by 0.8 % in
 * calls. Its layout shift, in ten-thousandths, differs by 42: where no font of the device has Devanagari and the second weight comes
 * before our Devanagari, a title of /level/categories is drawn for a frame with the boxes of that weight, and takes two lines.
 */
const ALLOWED: Record<keyof PageCounts, (stored: number) => number> = {
  requests: () => 0,
  bytes: (stored) => stored * 0.01,
  scriptCharacters: (stored) => stored * 0.01,
  ranCharacters: (stored) => stored * 0.02,
  calls: (stored) => stored * 0.03,
  elements: (stored) => stored * 0.01,
  layoutShift: () => 50,
};
const NAMES = Object.keys(ALLOWED) as (keyof PageCounts)[];

export const readTable = (): GateTable => JSON.parse(readFileSync(FILE, 'utf8')) as GateTable;

export function writeTable(table: GateTable): void {
  writeFileSync(FILE, `${JSON.stringify(table, undefined, 2)}\n`);
}

/** The least of each count: what one visit had more than another was chance. At least one visit. */
export const leastOf = (visits: readonly PageCounts[]): PageCounts =>
  Object.fromEntries(
    namesOf(visits[0]!).map((name) => [name, Math.min(...visits.map((visit) => visit[name] ?? Infinity))]),
  ) as PageCounts;

const namesOf = (counts: PageCounts) => NAMES.filter((name) => counts[name] !== undefined);

export interface Difference {
  name: keyof PageCounts;
  stored: number;
  now: number;
  isWorse: boolean;
}

/** The counts that differ from those written down by more than is allowed, in either direction. Where nothing is written down, none do. */
export const differences = (counts: PageCounts, table: Partial<PageCounts> = {}): Difference[] =>
  namesOf(counts).flatMap((name) => {
    const [now, stored] = [counts[name]!, table[name]];
    const isSame = stored === undefined || Math.abs(now - stored) <= ALLOWED[name](stored);
    return isSame ? [] : [{ name, stored, now, isWorse: now > stored }];
  });
