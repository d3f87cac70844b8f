import { expect, test } from 'vitest';
import { MANIFEST_URL } from '../../search/indexFolder.ts';
import type { SearchAnswer } from '../../search/searchIndex.ts';
import { createStaticIndex } from '../../search/staticIndex.ts';
import { QUESTIONS } from './questions.ts';
import { indexOfSeed } from './schoolForTests.ts';

/** Of the questions, so many have their result among the first three. */
const PROMISED_SHARE = 0.95;
const FIRST = 3;

const { manifest, parts } = await indexOfSeed();
const index = createStaticIndex(async (url) =>
  url === MANIFEST_URL ? manifest : JSON.parse(parts.get(url.split('/').at(-1)!)!),
);

async function answerTo(query: string): Promise<SearchAnswer> {
  let last: SearchAnswer | undefined;
  for await (const answer of index.search(query, new AbortController().signal)) last = answer;
  return last!;
}

test(`${QUESTIONS.length} questions: their result is among the first ${FIRST}`, async () => {
  const wrong: string[] = [];
  for (const [typed, expected] of QUESTIONS) {
    const { results } = await answerTo(typed);
    const names = results.slice(0, FIRST).map(({ name }) => name);
    if (!names.includes(expected)) wrong.push(`${typed}: ${expected}, not ${names.join(' | ')}`);
  }
  const share = 1 - wrong.length / QUESTIONS.length;
  // oxlint-disable-next-line no-console -- the figure is what this test is for
  console.log(`precision ${(share * 100).toFixed(1)} % of ${QUESTIONS.length} questions\n${wrong.join('\n')}`);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(share).toBeGreaterThanOrEqual(PROMISED_SHARE);
});

test('a caption: its film, the sentence and its second, in the address too', async () => {
  const [result] = (await answerTo('metal knife near the battery')).results;
  expect(result?.caption?.text).toContain('metal knife near the battery');
  expect(result?.path).toMatch(new RegExp(`&t=${result?.caption?.startS}$`));
});

test('an aborted search: no answer', async () => {
  const answers: SearchAnswer[] = [];
  for await (const answer of index.search('darzi', AbortSignal.abort())) answers.push(answer);
  expect(answers).toEqual([]);
});
