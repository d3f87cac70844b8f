import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeReports } from './encodeReports.ts';
import { parseReports, type Report } from './report.ts';

const about = { remote: 'feed', version: 'abc123' };
const REPORTS: Report[] = [
  {
    event: 'remote.load',
    ...about,
    attempt: 'first',
    isLoaded: true,
    ms: 120.5,
    bytes: 30_000,
    message: '',
    stack: '',
    canary: 'def456',
    percent: 10,
  },
  { event: 'screen', ...about, problem: 'read', isFirst: true },
  { event: 'remote.refused', ...about, reason: 'contract' },
  { event: 'error', ...about, message: 'no', stack: 'f /mfe-feed/abc123/assets/a.js:1:2', isFirst: true },
  { event: 'policy.violation', directive: 'script-src-elem', blocked: 'https://evil.example' },
  { event: 'web.vital', ...about, route: '/creators/:id/topics', name: 'INP', value: 80.5 },
  { event: 'count', what: 'thing.used', subject: 'a', value: 3 },
  { event: 'video', ...about, kind: 'firstFrame', ms: 800, message: '', isFirst: false },
];

test('a load that failed, of a shell from before its stack was reported: read, without a stack', () => {
  const { stack: _, ...before } = { ...REPORTS[0], isLoaded: false, message: 'no', stack: '' };
  expect(parseReports(encodeReports([before as Report], 1_700_000_000_000, 'site'))).toEqual([
    { ...before, stack: '' },
  ]);
});

test('what a page sends is read as it was', () =>
  expect(parseReports(encodeReports(REPORTS, 1_700_000_000_000, 'site'))).toEqual(REPORTS));

test('the body is an OTLP request: records with a time in nanoseconds, an event name and typed attributes', () => {
  const body = JSON.parse(encodeReports([REPORTS[2]!], 1_700_000_000_000, 'site')) as unknown;
  expect(body).toEqual({
    resourceLogs: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'site' } }] },
        scopeLogs: [
          {
            scope: { name: 'reports' },
            logRecords: [
              {
                timeUnixNano: '1700000000000000000',
                severityNumber: 9,
                eventName: 'remote.refused',
                attributes: [
                  { key: 'remote', value: { stringValue: 'feed' } },
                  { key: 'version', value: { stringValue: 'abc123' } },
                  { key: 'reason', value: { stringValue: 'contract' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('a whole number that another sender wrote as intValue is read', () => {
  const body = encodeReports([REPORTS[5]!], 0, 'site').replace('{"doubleValue":800}', '{"intValue":"800"}');
  expect(parseReports(body)).toEqual([REPORTS[5]]);
});

test.each(['"key":{"toString":1}', '"key":"ms","value":{"intValue":{"valueOf":1,"toString":1}}'])(
  'an attribute {%s}, which JavaScript cannot make a text of: nothing is thrown',
  (attribute) => {
    const records = `{"logRecords":[{"eventName":"video","attributes":[{${attribute}}]}]}`;
    expect(parseReports(`{"resourceLogs":[{"scopeLogs":[${records}]}]}`)).toEqual([]);
  },
);

test.each([
  ['a version with a path in it', { version: '../../etc' }],
  ['a remote that is no name', { remote: '__proto__' }],
  ['a number that is negative', { ms: -1 }],
  ['a text that is too long', { message: 'x'.repeat(201) }],
])('%s: the record is left out, the others stay', (_, wrong) => {
  const bad = { ...REPORTS.at(-1)!, ...wrong } as Report;
  expect(parseReports(encodeReports([bad, REPORTS[0]!], 0, 'site'))).toEqual([REPORTS[0]]);
});

test('whatever a body holds, nothing is thrown', () => {
  fc.assert(fc.property(fc.string(), (body) => parseReports(body).length === 0));
  const anything = fc.jsonValue({ maxDepth: 2 });
  const holding = (key: string, inner: fc.Arbitrary<unknown>) =>
    fc.oneof(
      anything,
      fc.array(inner, { maxLength: 3 }).map((list) => ({ [key]: list })),
    );
  const attribute = fc.record({ key: fc.constantFrom('event', '__proto__', 'ms'), value: anything });
  const hostile = holding(
    'resourceLogs',
    holding('scopeLogs', holding('logRecords', holding('attributes', attribute))),
  );
  fc.assert(fc.property(hostile, (body) => parseReports(JSON.stringify(body)).length === 0));
});

test.each(['preview', 'override'] as const)(
  'a report of a page with a build that no visitor was given: read as from %s',
  (from) => {
    const marked = REPORTS.map((report) => ({ ...report, from }));
    expect(parseReports(encodeReports(marked, 0, 'site'))).toEqual(marked);
  },
);
