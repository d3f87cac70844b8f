import fc from 'fast-check';
import { test } from 'vitest';
import { joinedLines, parsePart } from './webVtt.ts';

const CUE = '00:00:01.000 --> 00:00:02.500';

test('any text after the signature: lines in order, each with a time and a text', async () => {
  const row = fc.oneof(
    fc.constantFrom(CUE, '', 'NOTE x', '<v', '&', '-->', 'X-TIMESTAMP-MAP=MPEGTS:9999999999,LOCAL:00:00:00.000'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const clocks = fc.array(fc.option(fc.double({ noNaN: true, min: 0, max: 1e6 }), { nil: undefined }), {
    maxLength: 2,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 15 }), clocks, async (rows, timestampsS) => {
      const part = await parsePart(['WEBVTT', ...rows].join('\n'), ({ text }) => text);
      const lines = joinedLines([{ ...part, startS: 0, discontinuity: 0 }], timestampsS);
      return lines.every(
        ({ startS, text }, index) =>
          startS >= (lines[index - 1]?.startS ?? 0) && Number.isFinite(startS) && text !== '',
      );
    }),
  );
});
