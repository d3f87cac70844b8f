import { expect, test } from 'vitest';
import type { SearchResult } from '../../search/searchIndex.ts';
import { FIRST, openSeedIndex, resultOf } from './queries/precision.ts';
import { QUESTIONS } from './questions.ts';

/** Of the questions, so many have their result among the first three. */
const PROMISED_SHARE = 0.95;

const index = await openSeedIndex();

test(`${QUESTIONS.length} questions: their result is among the first ${FIRST}`, async () => {
  const wrong: string[] = [];
  for (const [typed, expected] of QUESTIONS) {
    const { rows } = await resultOf(index, typed);
    const names = rows.slice(0, FIRST).map(({ name }) => name);
    if (!names.includes(expected)) wrong.push(`${typed}: ${expected}, not ${names.join(' | ')}`);
  }
  const share = 1 - wrong.length / QUESTIONS.length;
  // oxlint-disable-next-line no-console -- the figure is what this test is for
  console.log(`precision ${(share * 100).toFixed(1)} % of ${QUESTIONS.length} questions\n${wrong.join('\n')}`);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(share).toBeGreaterThanOrEqual(PROMISED_SHARE);
});

test('a caption: its film, the sentence and its second, in the address too', async () => {
  const [row] = (await resultOf(index, 'metal knife near the battery')).rows;
  expect(row?.caption?.text).toContain('metal knife near the battery');
  expect(row?.path).toMatch(new RegExp(`&t=${row?.caption?.startS}$`));
});

test('an aborted search: no result', async () => {
  const results: SearchResult[] = [];
  for await (const result of index.search('darzi', AbortSignal.abort())) results.push(result);
  expect(results).toEqual([]);
});
