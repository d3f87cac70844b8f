import { expect, test } from 'vitest';
import { joinedLines, NoTranscriptError, parsePart, type PlacedPart } from './webVtt.ts';

const CUE = '00:00:01.000 --> 00:00:02.500';

const linesIn = async (text: string) => joinedLines([{ ...(await parsePart(text)), startS: 0, discontinuity: 0 }], []);

/** Parts of 6 s each. */
const placed = (texts: readonly string[]): Promise<PlacedPart[]> =>
  Promise.all(texts.map(async (text, at) => ({ ...(await parsePart(text)), startS: at * 6, discontinuity: 0 })));

test('a file of the studio: its lines, with the times at which they begin', async () => {
  expect(await linesIn(`WEBVTT\n\n${CUE}\nSay the price.\n\n00:00:03.000 --> 00:00:04.000\nWrite it.\n`)).toEqual([
    { startS: 1, text: 'Say the price.' },
    { startS: 3, text: 'Write it.' },
  ]);
});

test('tags, entities, notes, settings, ids and two rows: only the text', async () => {
  const text = `WEBVTT - Title\nKind: captions\n\nNOTE not shown\n\n1\n${CUE} align:start\n<v Asha><b>Nuts</b> &amp; bolts</v>\nfor <00:00:02.000>you\n`;
  expect(await linesIn(text)).toEqual([{ startS: 1, text: 'Nuts & bolts for you' }]);
});

test.each([
  ['Caf&eacute; &amp; Jo&#x27;s', "Café & Jo's"],
  ['&lt;b&gt; &#60;i&#62; &hellip;&#8212;', '<b> <i> …—'],
  ['&amp;eacute; &amp;#39;', '&eacute; &#39;'],
  ['AT&T, R&D; &unknown;', 'AT&T, R&D; &unknown;'],
])('%s: reads %s', async (given, text) =>
  expect(await linesIn(`WEBVTT\n\n${CUE}\n${given}`)).toMatchObject([{ text }]),
);

test('two lines of one start: both stand, in their order', async () => {
  expect(await linesIn(`WEBVTT\n\n${CUE}\n- Is it open?\n\n${CUE}\n- Not before nine.\n`)).toEqual([
    { startS: 1, text: '- Is it open?' },
    { startS: 1, text: '- Not before nine.' },
  ]);
});

test.each([
  ['a page', '<!doctype html><title>WiFi</title>'],
  ['nothing', ''],
  ['a playlist', '#EXTM3U'],
])('%s: is no transcript', (_, text) => expect(parsePart(text)).rejects.toThrow(NoTranscriptError));

test.each([
  ['no captions', 'WEBVTT\n'],
  ['a caption without text', `WEBVTT\n\n${CUE}\n\n`],
  ['an end before the start', 'WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nx\n'],
  ['times that are none', 'WEBVTT\n\nxx:00 --> 99\nx\n'],
])('%s: no lines', async (_, text) => expect(await linesIn(text)).toEqual([]));

const mapped = (ticks: number, cues: string, local = '00:00:00.000') =>
  `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${ticks},LOCAL:${local}\n\n${cues}\n`;

test('several parts: each line once, all by the clock of the first part while that of the film is unknown', async () => {
  const parts = await placed([
    mapped(900_000, `${CUE}\nfirst\n\n00:00:05.000 --> 00:00:07.000\nboth`),
    mapped(900_000, '00:00:05.000 --> 00:00:07.000\nboth'),
    mapped(900_000 + 12 * 90_000, '00:00:03.000 --> 00:00:04.000\nlast'),
  ]);
  expect(joinedLines(parts, [])).toEqual([
    { startS: 1, text: 'first' },
    { startS: 5, text: 'both' },
    { startS: 15, text: 'last' },
  ]);
});

test('parts without a clock: their times are those of the film', async () => {
  const parts = await placed([`WEBVTT\n\n${CUE}\na\n`, 'WEBVTT\n\n01:00:03.000 --> 01:00:04.000\nb\n']);
  expect(joinedLines(parts, []).map(({ startS }) => startS)).toEqual([1, 3603]);
});

const AT_11 = '00:00:11.000 --> 00:00:12.000\nx';

test.each([
  ['its captions by the timestamps of the film', mapped(0, AT_11), [10], 1],
  ['its captions by its second 0', mapped(900_000, `${CUE}\nx`), [10], 1],
  ['its captions by another local time', mapped(900_000, AT_11, '00:00:10.000'), [10], 1],
  ['a clock without a local time', `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000\n\n${CUE}\nx`, [10], 1],
  ['captions without a clock', `WEBVTT\n\n${AT_11}`, [10], 1],
  ['timestamps that have begun anew', mapped(90_000, `${CUE}\nx`), [2 ** 33 / 90_000 - 9], 11],
])('a film that starts at 10 s, %s: the line stands where hls.js shows it', async (_, text, timestampsS, startS) => {
  const [line] = joinedLines(await placed([text]), timestampsS);
  expect(line!.startS).toBeCloseTo(startS, 3);
});

test('a caption before the film starts: begins with it, or is none where it ends before', async () => {
  const text = mapped(0, '00:00:09.000 --> 00:00:11.000\nover\n\n00:00:01.000 --> 00:00:02.000\nbefore');
  expect(joinedLines(await placed([text]), [10])).toEqual([{ startS: 0, text: 'over' }]);
});

test('parts after a discontinuity: have the timestamps from there', async () => {
  const [a, b] = (await placed([mapped(900_000, `${CUE}\na`), mapped(0, '00:00:07.000 --> 00:00:08.000\nb')])) as [PlacedPart, PlacedPart]; // prettier-ignore
  expect(joinedLines([a, { ...b, discontinuity: 1 }], [10, 0]).map(({ startS }) => startS)).toEqual([1, 7]);
});

test.each([
  ['cut there', '00:00:05.000 --> 00:00:06.000', '00:00:06.000 --> 00:00:07.500'],
  ['cut with a gap by rounding', '00:00:05.000 --> 00:00:05.980', '00:00:06.000 --> 00:00:07.500'],
  ['whole in the first, the rest in the second', '00:00:05.000 --> 00:00:07.500', '00:00:06.000 --> 00:00:07.500'],
  ['whole in both', '00:00:05.000 --> 00:00:07.500', '00:00:05.000 --> 00:00:07.500'],
])('a caption over the border of two parts, %s: stands once', async (_, first, second) => {
  const parts = await placed([`WEBVTT\n\n${first}\nboth\n`, `WEBVTT\n\n${second}\nboth\n\n00:00:08.000 --> 00:00:09.000\nboth\n`]); // prettier-ignore
  expect(joinedLines(parts, []).map(({ startS }) => startS)).toEqual([5, 8]);
});

test('a caption over three parts: stands once', async () => {
  const parts = await placed([5, 6, 7].map((s) => `WEBVTT\n\n00:00:0${s}.000 --> 00:00:0${s + 1}.000\nlong\n`));
  expect(joinedLines(parts, [])).toEqual([{ startS: 5, text: 'long' }]);
});

test('the same word said twice in one part: stands twice', async () => {
  const text = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nNo.\n\n00:00:02.000 --> 00:00:03.000\nNo.\n';
  expect((await linesIn(text)).map(({ startS }) => startS)).toEqual([1, 2]);
});
