import { expect, test } from 'vitest';
import { bucketOf } from '../../contracts/canary.ts';
import { encodeReports } from '../../contracts/encodeReports.ts';
import { parseReports, type DatedReport } from '../../contracts/report.ts';
import { watchCanary } from './canaryWatch.ts';
import { loadReport } from './reportsForTests.ts';
import { verdictOn } from './sequentialTest.ts';

const VISITORS = 2_000;
const LIVE_FAILS = 0.01;
/** Each from an address of its own. */
const VISIT_EVERY_MS = 60_000;

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 2,000 visitors one after the other, ten in a hundred of whom get the canary while it runs; a look after each. */
async function simulate({
  seed,
  canaryFails,
  isPromoted = false,
}: {
  seed: number;
  canaryFails: number;
  isPromoted?: boolean;
}) {
  const next = random(seed);
  const reports: DatedReport[] = [];
  const lines: string[] = [];
  let [visitor, met, failed, percent] = [0, 0, 0, 10];
  const visit = async () => {
    if (visitor === VISITORS) return false;
    const isCanary = bucketOf(`${seed}-${(visitor += 1)}`, 'feed') < percent;
    const isLoaded = next() >= (isCanary ? canaryFails : LIVE_FAILS);
    if (isCanary) met += 1;
    if (isCanary && !isLoaded) failed += 1;
    const version = isCanary ? 'canary' : 'live';
    const sent = parseReports(encodeReports([loadReport({ version, isLoaded })], 0));
    reports.push(...sent.map((of) => ({ ...of, atMs: visitor * VISIT_EVERY_MS, sender: visitor })));
    return true;
  };
  const verdict = await watchCanary({
    remote: 'feed',
    canary: 'canary',
    live: 'live',
    readReports: () => reports,
    elapsedMs: () => visitor * VISIT_EVERY_MS,
    end: () => (percent = 0),
    promote: isPromoted ? () => (percent = 100) : undefined,
    nextLook: visit,
    say: (line) => lines.push(line),
  });
  while (await visit()); // the rest of the visitors come after the verdict
  return { verdict, percent, met, failed, last: lines.at(-1)! };
}

test('a build that never loads, at 10 % of 2,000 visitors: ended by itself, and 6 met it', async () => {
  const { verdict, percent, met, last } = await simulate({ seed: 1, canaryFails: 1 });
  expect({ verdict, percent }).toEqual({ verdict: 'worse', percent: 0 });
  expect(met).toMatchInlineSnapshot(`6`);
  expect(last).toMatchInlineSnapshot(`"canary canary: 6 of 6 visits failed; live live: 0 of 32 visits failed: worse"`);
});

test('a build that fails for three in ten, at 10 % of 2,000 visitors: ended by itself, and 24 met it', async () => {
  const { verdict, percent, met, failed } = await simulate({ seed: 1, canaryFails: 0.3 });
  expect({ verdict, percent }).toEqual({ verdict: 'worse', percent: 0 });
  expect({ met, failed }).toMatchInlineSnapshot(`
    {
      "failed": 6,
      "met": 24,
    }
  `);
});

test('a build as good as the live one: proven, and released where that was asked for', async () => {
  expect(await simulate({ seed: 1, canaryFails: LIVE_FAILS, isPromoted: true })).toMatchObject({
    verdict: 'proven',
    percent: 100,
  });
  expect(await simulate({ seed: 1, canaryFails: LIVE_FAILS })).toMatchObject({ verdict: 'proven', percent: 10 });
});

test('500 builds as good as the live one, looked at after each of 2,000 visitors: not more than 1 % are ended', () => {
  const isEnded = (seed: number) => {
    const next = random(seed);
    const [canary, live] = [
      { visits: 0, failed: 0 },
      { visits: 0, failed: 0 },
    ];
    return Array.from({ length: VISITORS }).some(() => {
      const version = next() < 0.1 ? canary : live;
      version.visits += 1;
      if (next() < LIVE_FAILS) version.failed += 1;
      return verdictOn(canary, live) === 'worse';
    });
  };
  const ended = Array.from({ length: 500 }, (_, seed) => isEnded(seed)).filter(Boolean).length;
  expect(ended).toBeLessThanOrEqual(5);
});

test('an outage that hits both versions alike ends no canary', () => {
  expect(verdictOn({ visits: 200, failed: 100 }, { visits: 1_800, failed: 900 })).toBe('undecided');
});

test.each([
  ['no visits at all', { visits: 0, failed: 0 }, { visits: 0, failed: 0 }],
  ['a canary alone', { visits: 5, failed: 5 }, { visits: 0, failed: 0 }],
  ['a live version alone', { visits: 0, failed: 0 }, { visits: 50, failed: 50 }],
])('%s: undecided', (_, canary, live) => {
  expect(verdictOn(canary, live)).toBe('undecided');
});
