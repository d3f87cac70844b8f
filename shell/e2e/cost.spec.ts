import { MAX_LESSON_RATIO, MAX_READS, maxReelsRatio } from '../../shared/tools/cost/budget.ts';
import { requestedToWatched, type StepName } from '../../shared/tools/cost/visit.ts';
import { PHONE, walkVisit } from '../../shared/tools/cost/walkVisit.ts';
import { allPorts } from '../../shared/tools/ports/ports.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Faster, the lesson requests as much as at its own speed: the same buffer is full when it is left. */
const RATE = 8;
const ENDS_WITHIN_MS = 360_000; // as long as a slow machine may take for the lesson at its own speed

test.use({ time: 'passes', ...PHONE });

test('a visit with a lesson of three minutes and five reels: no screen reads more documents, and no film is requested further ahead of what is watched, than the budget says', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(ENDS_WITHIN_MS);
  const steps = await walkVisit(page, { url: baseURL!, ports: allPorts() }, RATE);
  for (const { name, usage } of steps) expect(usage.reads, `reads: ${name}`).toBeLessThanOrEqual(MAX_READS[name]);
  const stepOf = (name: StepName) => steps.find((step) => step.name === name)!;
  const [lesson, reels] = [stepOf('lesson'), stepOf('reels')];
  expect(requestedToWatched(lesson), 'lesson').toBeLessThanOrEqual(MAX_LESSON_RATIO);
  expect(requestedToWatched(reels), 'reels').toBeLessThanOrEqual(maxReelsRatio(reels.reelsAfterStall));
});
