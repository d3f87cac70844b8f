import { expect, test } from 'vitest';
import { parseRouteReads } from './routeReadsSchema.ts';

const READS = [{ pattern: '/feed', reads: [{ collection: 'feed-posts', where: [['isVisible', true]], limit: 10 }] }];

test('well-formed early reads are kept as they are', () => expect(parseRouteReads(READS)).toEqual(READS));

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
])('malformed early reads %j are none', (value) => expect(parseRouteReads(value)).toEqual([]));
