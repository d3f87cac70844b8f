import { expect, test } from 'vitest';
import { retentionIn } from './retention.ts';

test('a site that seals for a year: says so', () =>
  expect(retentionIn(JSON.stringify({ firebase: {}, retention: 'sealedYear' }))).toBe('sealedYear'));

test.each([undefined, null, 'atOnce', 'forever', 365, ['sealedYear']])('retention %j: at once', (retention) =>
  expect(retentionIn(JSON.stringify({ firebase: {}, retention }))).toBe('atOnce'),
);

test.each([undefined, '', '{', 'null'])('a configuration %j: at once', (text) =>
  expect(retentionIn(text ?? null)).toBe('atOnce'),
);
