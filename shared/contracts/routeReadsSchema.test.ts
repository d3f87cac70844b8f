import * as v from 'valibot';
import { expect, test } from 'vitest';
import { routeReadsSchema } from './routeReadsSchema.ts';

const accepts = (value: unknown) => v.is(routeReadsSchema, value);

const READS = [{ pattern: '/feed', reads: [{ collection: 'feed-posts', where: [['isVisible', true]], limit: 10 }] }];

test('well-formed early reads are accepted', () => expect(accepts(READS)).toBe(true));

test.each([
  undefined,
  null,
  7,
  'x',
  {},
  [{}],
  [{ pattern: '/x', reads: [{ collection: '../users', id: 'x' }] }],
  [{ pattern: `${'/a'.repeat(140)}/!`, reads: [] }],
  [{ pattern: '/feed', reads: [{ collection: 'feed-posts', limit: 1_000 }] }],
])('malformed early reads %j are refused', (value) => expect(accepts(value)).toBe(false));
