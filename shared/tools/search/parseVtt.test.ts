import { expect, test } from 'vitest';
import { parseVtt } from './parseVtt.ts';

test('cues with and without hours, names, marks and settings: each with its second and its words', async () =>
  expect(
    await parseVtt(
      'WEBVTT\n\n1\n00:04.500 --> 00:06.000 line:0\n<v Sunita>Warm the <b>edge</b>\nfirst\n\n01:00:02.000 --> 01:00:03.000\nरोज़ का हिसाब',
    ),
  ).toEqual([
    { startS: 4, text: 'Warm the edge first' },
    { startS: 3602, text: 'रोज़ का हिसाब' },
  ]));

test.each(['', 'WEBVTT', '<!doctype html>\n\n<p>Free WiFi</p>', 'WEBVTT\n\n00:99.000 --> x\ntext'])(
  '%j: nothing',
  async (file) => expect(await parseVtt(file)).toEqual([]),
);
