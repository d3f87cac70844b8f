import { expect, test } from 'vitest';
import { wholeMedia } from './wholeMedia.ts';

const box = (type: string, bytes = 4): number[] => [
  0,
  0,
  0,
  8 + bytes,
  ...new TextEncoder().encode(type),
  ...Array<number>(bytes).fill(1),
];
const of = (...boxes: number[][]) => new Uint8Array(boxes.flat()).buffer;
const cut = (bytes: number, ...boxes: number[][]) => of(...boxes).slice(0, -bytes);

/** A movie fragment without tracks. */
const NOTHING = [
  [0, 0, 0, 24, ...new TextEncoder().encode('moof')],
  [0, 0, 0, 16, ...new TextEncoder().encode('mfhd'), 0, 0, 0, 0, 0, 0, 0, 1],
];
const FIRST = [box('styp'), box('moof'), box('mdat')];
const SECOND = [box('moof'), box('mdat', 20)];

test.each([
  ['whole', of(...FIRST, ...SECOND), of(...FIRST, ...SECOND)],
  ['cut in the samples of its last fragment', cut(1, ...FIRST, ...SECOND), of(...FIRST)],
  ['cut in the head of its last fragment', cut(30, ...FIRST, ...SECOND), of(...FIRST)],
  ['cut in its only fragment', cut(1, ...FIRST), of(...NOTHING)],
  ['a page', new TextEncoder().encode('<!doctype html>').buffer, new TextEncoder().encode('<!doctype html>').buffer],
  ['captions', new TextEncoder().encode('WEBVTT\n\n').buffer, new TextEncoder().encode('WEBVTT\n\n').buffer],
  ['empty', of(), of()],
  ['of boxes without a size', of([0, 0, 0, 0, ...box('mdat').slice(4)]), of([0, 0, 0, 0, ...box('mdat').slice(4)])],
])('a segment that is %s', (_, segment, whole) =>
  expect(new Uint8Array(wholeMedia(segment))).toEqual(new Uint8Array(whole)),
);

test('a segment that is cut anywhere: all that is left is whole, or there are no tracks in it', () => {
  const whole = [of(...NOTHING), of(...FIRST), of(...FIRST, ...SECOND)].map(({ byteLength }) => byteLength);
  const lengths = Array.from({ length: of(...FIRST, ...SECOND).byteLength - 12 }, (_, bytes) => wholeMedia(cut(bytes + 1, ...FIRST, ...SECOND)).byteLength); // prettier-ignore
  expect(lengths.filter((length) => !whole.includes(length))).toEqual([]);
});
