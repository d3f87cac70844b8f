import { expect, test } from 'vitest';
import { parseVtt, sentencesIn } from './parseVtt.ts';

const sentencesOf = async (text: string) => sentencesIn([{ ...(await parseVtt(text)), startS: 0, discontinuity: 0 }]);

test('cues with and without hours, names, marks and settings: each with its second and its words', async () =>
  expect(
    await sentencesOf(
      'WEBVTT\n\n1\n00:04.500 --> 00:06.000 line:0\n<v Sunita>Warm the <b>edge</b>\nfirst\n\n01:00:02.000 --> 01:00:03.000\nरोज़ का हिसाब',
    ),
  ).toEqual([
    { startS: 4, text: 'Warm the edge first' },
    { startS: 3602, text: 'रोज़ का हिसाब' },
  ]));

test.each([
  ['Caf&eacute; &amp; Jo&#x27;s', "Café & Jo's"],
  ['&lt;b&gt; &#60;i&#62; &hellip;&#8212;', '<b> <i> …—'],
  ['&amp;eacute; &amp;#39;', '&eacute; &#39;'],
  ['AT&T, R&D; &unknown;', 'AT&T, R&D; &unknown;'],
])('%s: reads %s, as a browser shows it', async (given, text) =>
  expect(await sentencesOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${given}`)).toEqual([{ startS: 1, text }]),
);

test.each(['WEBVTT', 'WEBVTT\n\n00:99.000 --> x\ntext'])('%j: nothing', async (file) =>
  expect(await sentencesOf(file)).toEqual([]),
);

test.each(['', '<!doctype html>\n\n<p>Free WiFi</p>'])('%j: is refused', (file) =>
  expect(parseVtt(file)).rejects.toThrow('no WebVTT'),
);
