import type Hls from 'hls.js';
import { expect, test } from 'vitest';
import { isAtEnd } from './endOfMedia.ts';

/** Two segments, the last of which is as long as the first at the most. */
const hlsOf = (live = false) =>
  ({
    latestLevelDetails: { live, edge: 10, targetduration: 6, fragments: [{ start: 0 }, { start: 6 }] },
  }) as unknown as Pick<Hls, 'latestLevelDetails'>;
const videoAt = (currentTime: number, length = 1) => ({ currentTime, buffered: { length } as TimeRanges });

test.each([
  ['within the last segment', isAtEnd(hlsOf(), videoAt(6)), true],
  ['before it', isAtEnd(hlsOf(), videoAt(5)), false],
  ['within the last one that a live stream has', isAtEnd(hlsOf(true), videoAt(6)), false],
  // Firefox and WebKit say nothing of a source that ends before it has begun.
  ['of a stream of one segment, of which nothing has come', isAtEnd(hlsOf(), videoAt(6, 0)), false],
])('a video that stands %s: is at its end, or not', (_, isIt, expected) => expect(isIt).toBe(expected));
