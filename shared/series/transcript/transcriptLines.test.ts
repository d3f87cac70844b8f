import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedLines, lineAt, linesIn, matchesOf, NoTranscriptError, partsOf, patternOf } from './transcriptLines.ts';

const CUE = '00:00:01.000 --> 00:00:02.500';

test('a file of the studio: its lines, with the times at which they begin', async () => {
  const { lines } = await linesIn(`WEBVTT\n\n${CUE}\nSay the price.\n\n00:00:03.000 --> 00:00:04.000\nWrite it.\n`);
  expect(lines).toEqual([
    { startS: 1, text: 'Say the price.' },
    { startS: 3, text: 'Write it.' },
  ]);
});

test('tags, entities, notes, settings, ids and two rows: only the text', async () => {
  const text = `WEBVTT - Title\nKind: captions\n\nNOTE not shown\n\n1\n${CUE} align:start\n<v Asha><b>Nuts</b> &amp; bolts</v>\nfor <00:00:02.000>you\n`;
  expect((await linesIn(text)).lines).toEqual([{ startS: 1, text: 'Nuts & bolts for you' }]);
});

test.each([
  ['a page', '<!doctype html><title>WiFi</title>'],
  ['nothing', ''],
  ['a playlist', '#EXTM3U'],
])('%s: is no transcript', (_, text) => expect(linesIn(text)).rejects.toThrow(NoTranscriptError));

test.each([
  ['no captions', 'WEBVTT\n'],
  ['a caption without text', `WEBVTT\n\n${CUE}\n\n`],
  ['an end before the start', 'WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nx\n'],
  ['times that are none', 'WEBVTT\n\nxx:00 --> 99\nx\n'],
])('%s: no lines', async (_, text) => expect((await linesIn(text)).lines).toEqual([]));

test('several parts: each line once, all by the clock of the first part', async () => {
  const part = (ticks: number, cues: string) =>
    `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${ticks},LOCAL:00:00:00.000\n\n${cues}\n`;
  const lines = await joinedLines([
    part(900_000, `${CUE}\nfirst\n\n00:00:05.000 --> 00:00:07.000\nboth`),
    part(900_000, '00:00:05.000 --> 00:00:07.000\nboth'),
    part(900_000 + 6 * 90_000, '00:00:03.000 --> 00:00:04.000\nlast'),
  ]);
  expect(lines).toEqual([
    { startS: 1, text: 'first' },
    { startS: 5, text: 'both' },
    { startS: 9, text: 'last' },
  ]);
});

test('parts without a clock: their times are those of the film', async () => {
  const lines = await joinedLines([`WEBVTT\n\n${CUE}\na\n`, 'WEBVTT\n\n01:00:03.000 --> 01:00:04.000\nb\n']);
  expect(lines.map(({ startS }) => startS)).toEqual([1, 3603]);
});

test.each([
  [0, -1],
  [1, 0],
  [2.9, 0],
  [3, 1],
  [99, 1],
])('at %d s: line %d', (timeS, index) => {
  const lines = [1, 3].map((startS) => ({ startS, text: 'x' }));
  expect(lineAt(lines, timeS)).toBe(index);
});

test('any text after the signature: lines in order, each with a time and a text', async () => {
  const row = fc.oneof(
    fc.constantFrom(CUE, '', 'NOTE x', '<v', '&', '-->', 'X-TIMESTAMP-MAP=MPEGTS:9999999999,LOCAL:00:00:00.000'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 15 }), async (rows) => {
      const lines = await joinedLines([['WEBVTT', ...rows].join('\n')]);
      return lines.every(
        ({ startS, text }, index) =>
          startS >= (lines[index - 1]?.startS ?? 0) && Number.isFinite(startS) && text !== '',
      );
    }),
  );
});

const LINES = ['Say the PRICE.', 'No price?', 'फ़ोन बंद करो'].map((text) => ({ text: text.normalize() }));

test.each([
  ['price', [0, 1]],
  ['  PRICE ', [0, 1]],
  ['price?', [1]],
  ['फ\u093cोन', [2]],
  ['\u095eोन', [2]],
  ['nothing', []],
  ['   ', []],
  ['.*', []],
])('%j: is found in lines %j', (query, found) => expect(matchesOf(LINES, patternOf(query))).toEqual(found));

test('a word with joiners or soft hyphens: is found without them, and without them with', () => {
  const [joined, plain] = ['स्\u200Dक्रीन re\u00ADpair', 'स्क्रीन repair'];
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('स्क्रीन'))).toEqual([0, 1]);
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('स्\u200Dक्रीन'))).toEqual([0, 1]);
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('repair'))).toEqual([0, 1]);
});

test('a line with two matches: its parts, in order', () => {
  expect(partsOf('A price is a price', patternOf('price'))).toEqual(['A ', 'price', ' is a ', 'price', '']);
});

test('any query in any text: the parts are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 3 }), (text, query) => {
      expect(partsOf(text, patternOf(query)).join('')).toBe(text);
    }),
  );
});
