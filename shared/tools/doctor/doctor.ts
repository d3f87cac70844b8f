import { isDefect, reportLines } from './report.ts';
import { COLLECTIONS, examine, readSchool } from './examine.ts';
import { announcement, countReads, expectAllowed, MOST_UNASKED } from './reading/countReads.ts';
import type { Finding } from './finding.ts';
import type { Reads } from './reading/readCollection.ts';
import type { Target } from './reading/target.ts';
import type { School } from './school.ts';

interface Asked {
  /** More than MOST_UNASKED documents may be read. */
  isYes: boolean;
  /** Every document is named. */
  isAll: boolean;
  hasMedia: boolean;
  /** Milliseconds since 1970. */
  nowMs: number;
}

interface Examined {
  school: School;
  findings: readonly Finding[];
  hasDefects: boolean;
}

/**
 * Announces the reads, reads, and says what the site does not show. `say` gets each line. Throws, in words for a terminal, before it
 * reads more than was allowed.
 */
export async function runDoctor(target: Target, asked: Asked, say: (line: string) => void): Promise<Examined> {
  const { isYes, isAll, hasMedia, nowMs } = asked;
  const count = await countReads(target, COLLECTIONS);
  say(announcement(count));
  expectAllowed(count, isYes);
  const reads: Reads = { count: 0, most: isYes ? Number.MAX_SAFE_INTEGER : MOST_UNASKED };
  const school = await readSchool(target, reads);
  say(`${reads.count} documents were read.`);
  if (!hasMedia) say('Films and pictures were not examined (--no-media).');
  if (!target.deployed) say('Indexes, rules, headers and CORS were not examined: --local names no deployed site.');
  const findings = await examine(target, school, { nowMs, hasMedia });
  for (const line of reportLines(findings, isAll)) say(line);
  return { school, findings, hasDefects: findings.some(isDefect) };
}
