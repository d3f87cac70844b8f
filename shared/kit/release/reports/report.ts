import * as v from 'valibot';

/**
 * The reports of pages, anonymous: no ids, no addresses with ids, no texts of visitors. On the wire it is OpenTelemetry's
 * OTLP/HTTP JSON for logs (https://opentelemetry.io/docs/specs/otlp/#otlphttp), one log record for each report.
 */

/** A page sends no more than this in one request (encodeReports.ts: MAX_BODY_BYTES). */
const MAX_RECORDS = 200;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const count = (max: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max));
const milliseconds = count(3_600_000);

const version = v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/));
/** Of a page that no visitor was given: a preview of the site, or a tab with a build that somebody chose (docs/decisions/043). */
const from = v.optional(v.picklist(['preview', 'override']));
/** The build that a report is about: a remote, or `shell`. A dev server's version is ''. */
const about = {
  remote: v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,30}$/)),
  version,
  from,
};

/** The first failure of this version on its page: one page counts once where pages are compared. */
const isFirst = v.boolean();

const reportSchema = v.variant('event', [
  /** A page loaded a version of a remote or of the shell, or failed to: once a page for each version. */
  v.object({
    event: v.literal('remote.load'),
    ...about,
    /** The last attempt (docs/decisions/003). */
    attempt: text(20),
    isLoaded: v.boolean(),
    ms: milliseconds,
    /** Transferred or cached, as encoded. */
    bytes: count(1e9),
    /** The message of the first error, where it failed. */
    message: v.optional(text(200), ''),
    /** As that of an error; absent from shells before it was reported. */
    stack: v.optional(text(2_000), ''),
    /** The canary that the page's registry had, and for which share of the visitors: '' where none ran. */
    canary: v.optional(version, ''),
    percent: v.optional(count(100), 0),
  }),
  /**
   * A screen with which the visitor could do nothing. `read`: what it shows first could not be read; `message`: it said that
   * something failed; `blank`: nothing was there.
   */
  v.object({
    event: v.literal('screen'),
    ...about,
    problem: v.picklist(['read', 'message', 'blank']),
    isFirst,
  }),
  /** The page did not even try a version that the registry has. */
  v.object({ event: v.literal('remote.refused'), ...about, reason: v.picklist(['contract', 'hashes']) }),
  v.object({
    event: v.literal('error'),
    ...about,
    message: text(200),
    /** One frame a line: `name /file.js:line:column`. */
    stack: text(2_000),
    isFirst,
  }),
  /** The browser refused something for the page's policy. `blocked`: an origin, or a word such as `inline`. */
  v.object({ event: v.literal('policy.violation'), directive: text(60), blocked: text(100), from }),
  v.object({
    event: v.literal('web.vital'),
    ...about,
    /** The pattern of the path, without ids (`routePattern` in shell/src/reports/anonymous.ts). */
    route: text(120),
    name: v.picklist(['LCP', 'INP']),
    /** Milliseconds. */
    value: milliseconds,
  }),
  v.object({
    event: v.literal('video'),
    ...about,
    kind: v.picklist(['firstFrame', 'stall', 'fatal']),
    /** To the first frame since the stream was attached, or how long it stalled; 0 for a failure. */
    ms: milliseconds,
    message: v.optional(text(200), ''),
    isFirst: v.optional(isFirst, false),
  }),
  /**
   * Something that a site counts in words of its own: what, of which thing, and how far. It says nothing of a build, and is kept without
   * its sender and for its day only (reportFile.ts).
   */
  v.object({
    event: v.literal('count'),
    what: v.pipe(v.string(), v.regex(/^[a-z][\w.-]{0,40}$/)),
    subject: text(100),
    value: count(1e6),
    from,
  }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
/** A report and when it was made, in milliseconds since 1970; `sender`, where our own intake took it (senders.ts) and it is no count. */
export type DatedReport = Report & { atMs: number; sender?: number };

/** The reports in the body of a page's request. Never throws: what is no report is left out, whatever else the body holds. */
export const parseReports = (body: string): Report[] =>
  recordsIn(body)
    .slice(0, MAX_RECORDS)
    .flatMap((record) => reportIn(record) ?? []);

/** The reports in a document that a collector wrote, which has the records of many pages, each with its time. */
export const parseDatedReports = (document: string): DatedReport[] =>
  recordsIn(document).flatMap((record) => {
    const [report, atMs] = [reportIn(record), timeOf(record)];
    return report && atMs !== undefined ? { ...report, atMs } : [];
  });

function recordsIn(body: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  return listIn(parsed, 'resourceLogs')
    .flatMap((resource) => listIn(resource, 'scopeLogs'))
    .flatMap((scope) => listIn(scope, 'logRecords'));
}

/** The collector's clock where it wrote its time, else the visitor's, which may be wrong. Undefined where there is neither. */
function timeOf(record: unknown): number | undefined {
  const times = ['observedTimeUnixNano', 'timeUnixNano'].map((key) => Number(fieldOf(record, key)) / 1e6);
  return times.find((atMs) => atMs > 0 && Number.isFinite(atMs));
}

function reportIn(record: unknown): Report | undefined {
  const attributes = listIn(record, 'attributes').flatMap((attribute) => {
    const key = fieldOf(attribute, 'key');
    return typeof key === 'string' ? [[key, plainValue(fieldOf(attribute, 'value'))] as const] : [];
  });
  return parseReport({ ...Object.fromEntries(attributes), event: fieldOf(record, 'eventName') });
}

/** The report, as parsed JSON holds it; undefined for anything else. */
export function parseReport(value: unknown): Report | undefined {
  const parsed = v.safeParse(reportSchema, value);
  return parsed.success ? parsed.output : undefined;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

function listIn(value: unknown, key: string): unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

/** Whole numbers may come as text: so protobuf's JSON writes 64 bits. */
function plainValue(value: unknown): unknown {
  const whole = fieldOf(value, 'intValue');
  if (typeof whole === 'string' || typeof whole === 'number') return Number(whole);
  return fieldOf(value, 'stringValue') ?? fieldOf(value, 'boolValue') ?? fieldOf(value, 'doubleValue');
}
