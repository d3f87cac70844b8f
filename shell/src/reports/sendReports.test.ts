import { MAX_BODY_BYTES } from '@remotes-kit/release/encodeReports';
import { parseReports, type Report } from '@remotes-kit/release/report';
import { expect, test } from 'vitest';
import { reportBody } from './sendReports.ts';

const errors = (count: number): Report[] =>
  Array.from({ length: count }, (_, index) => ({
    event: 'error',
    remote: 'feed',
    version: 'abc',
    message: 'अ'.repeat(200),
    stack: 'render /mfe-feed/abc/assets/a-B1.js:1:204\n'.repeat(15),
    isFirst: index === 0,
  }));

test('a page with more errors than one request may have: the first of them are sent', async () => {
  const body = reportBody(errors(50), 0);
  expect(body.size).toBeLessThanOrEqual(MAX_BODY_BYTES);
  expect(body.type).toBe('application/json');
  const sent = parseReports(await body.text());
  expect(sent.length).toBeGreaterThan(10);
  expect(sent).toEqual(errors(50).slice(0, sent.length));
});

test('few reports: all of them are sent', async () =>
  expect(parseReports(await reportBody(errors(3), 0).text())).toEqual(errors(3)));
