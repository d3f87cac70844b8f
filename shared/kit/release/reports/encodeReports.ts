import type { Report } from './report.ts';

// Apart from report.ts: a page sends reports and parses none.

/** A page sends no more than this in one request: what a browser still sends while it is left (`keepalive`). */
export const MAX_BODY_BYTES = 64 * 1024;

type Value = string | number | boolean;

/** The body of a request with these reports. `atMs`: the time of all of them, since 1970. `service`: the name of the site that sends them. */
export function encodeReports(reports: readonly Report[], atMs: number, service: string): string {
  const logRecords = reports.map(({ event, ...attributes }) => ({
    timeUnixNano: `${Math.round(atMs)}000000`,
    severityNumber: event === 'error' ? 17 : 9, // ERROR, INFO
    eventName: event,
    attributes: attributesOf(attributes),
  }));
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'reports' }, logRecords }] }] });
}

const attributesOf = (values: Record<string, Value | undefined>) =>
  Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : { key, value: wireValue(value) }));

function wireValue(value: Value) {
  if (typeof value === 'string') return { stringValue: value };
  return typeof value === 'boolean' ? { boolValue: value } : { doubleValue: value };
}
