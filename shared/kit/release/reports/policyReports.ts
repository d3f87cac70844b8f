import * as v from 'valibot';
import { parseReport, type Report } from './report.ts';

/** The path to which the browsers that visit a local site may send what its policy refused. */
export const POLICY_REPORTS_PATH = '/v1/policy';

/** The directive of a report that a script has no hash, as pages name it too: the browser's report names none. */
const INTEGRITY_POLICY = 'integrity-policy';

/** A browser sends a few in one request. */
const MAX_REPORTS = 50;

/** The part that we keep of two of the Reporting API's reports (https://www.w3.org/TR/reporting-1/): nothing that says which page. */
const browserReport = v.variant('type', [
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: v.string(), blockedURL: v.string() }),
  }),
  v.object({ type: v.literal('integrity-violation'), body: v.object({ blockedURL: v.string() }) }),
]);

/** The reports in a body of `application/reports+json`. Never throws: what is none of ours is left out. */
export function parsePolicyReports(text: string): Report[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(given) ? given.slice(0, MAX_REPORTS).flatMap((report) => reportIn(report) ?? []) : [];
}

function reportIn(given: unknown): Report | undefined {
  const parsed = v.safeParse(browserReport, given);
  if (!parsed.success) return undefined;
  const { type, body } = parsed.output;
  return parseReport({
    event: 'policy.violation',
    directive: firstUnits(type === 'csp-violation' ? body.effectiveDirective : INTEGRITY_POLICY, 60),
    blocked: originOf(body.blockedURL),
  });
}

/** An address without its path; a word such as `inline` as it is. */
const originOf = (blocked: string) => firstUnits(URL.canParse(blocked) ? new URL(blocked).origin : blocked, 100);

/** The beginning of a text in UTF-16 units, without half a character at its end. */
const firstUnits = (text: string, most: number) =>
  new RegExp(`^[^]{0,${most}}(?![\\uDC00-\\uDFFF])`).exec(text)?.[0] ?? '';
