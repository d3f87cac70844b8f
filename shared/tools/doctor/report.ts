import { printableLine } from '@remotes-kit/release/printable';
import { CHECKS, type CheckName } from './checks/table.ts';
import type { Finding } from './finding.ts';

/** So many documents of a check are named; `--all` names each. */
const NAMED = 10;

/** True for what the site does not show although it should. */
export const isDefect = ({ check }: Finding): boolean => !CHECKS[check].isNote;

/** The findings as lines for a terminal, by the numbers of their checks. No value of a document is in them. */
export function reportLines(findings: readonly Finding[], isAll: boolean): string[] {
  const ofCheck = (name: CheckName) => findings.filter(({ check }) => check === name);
  const found = (Object.keys(CHECKS) as CheckName[]).filter((name) => ofCheck(name).length > 0);
  return [
    ...found.flatMap((name) => linesOf(name, ofCheck(name), isAll)),
    `${findings.filter(isDefect).length} defects by ${Object.keys(CHECKS).length} checks` +
      `, ${findings.filter(({ mend }) => mend).length} can be mended by --plan; ` +
      `${findings.filter((finding) => !isDefect(finding)).length} notes`,
  ];
}

function linesOf(check: CheckName, findings: readonly Finding[], isAll: boolean): string[] {
  const { number, lost, seenBy, isNote } = CHECKS[check];
  const shown = isAll ? findings : findings.slice(0, NAMED);
  const more = findings.length - shown.length;
  return [
    `${number}. ${isNote ? 'Note: ' : ''}not shown: ${lost}. Seen by ${seenBy}. ${findings.length} found:`,
    ...shown.map((finding) => `   ${printableLine(placeOf(finding))}`),
    ...(more > 0 ? [`   and ${more} more (--all names them)`] : []),
  ];
}

function placeOf({ at, field, count, mend }: Finding): string {
  const place = field === undefined ? at : `${at} (${field})`;
  if (count !== undefined) return `${place}: ${count} documents`;
  return mend ? `${place}, can be mended` : place;
}
