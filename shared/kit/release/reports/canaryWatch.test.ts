import { expect, test } from 'vitest';
import { bucketOf } from '@remotes-kit/runtime/canary';
import { encodeReports } from './encodeReports.ts';
import { parseReports, type DatedReport, type Report } from './report.ts';
import { watchCanary } from './canaryWatch.ts';
import { lcpReport, loadReport, screenReport } from './reportsForTests.ts';
import { verdictOn, verdictOnShare } from './sequentialTest.ts';

const VISITORS = 2_000;
const LIVE_FAILS = 0.01;
/** Each from an address of its own. */
const VISIT_EVERY_MS = 60_000;
const PERCENT = 10;
const LOOK_EVERY = 20;
const FAILING = { factor: 3, margin: 0.02, leastRate: 0.005 };
const SLOWING = { factor: 2, margin: 0.15, leastRate: 0.05 };

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

/** A duration as visits have them: most are near `ms`, some several times as long (Box-Muller, log-normal). */
const duration = (ms: number, next: () => number): number =>
  ms * Math.exp(0.5 * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()));

/** The differences of a build's visits from a good one's. The real reports of pages: shell/e2e/badBuilds.verify.spec.ts. */
interface Build {
  /** The share of the visits on which it does not load. */
  fails?: number;
  /** The share of the visits on which its screen has nothing for the visitor. */
  fallsShort?: number;
  problem?: 'read' | 'message' | 'blank';
  slowerByMs?: number;
  /** No page comes to report. */
  isFrozen?: boolean;
}

/** The reports that a page sends of its visit. */
function visitOf(version: string, build: Build, percent: number, next: () => number): Report[] {
  const { fails = LIVE_FAILS, fallsShort = 0, problem = 'read', slowerByMs = 0, isFrozen } = build;
  const known = { version, canary: 'canary', percent };
  const isLoaded = next() >= fails;
  const load = loadReport({ ...known, isLoaded, ms: Math.round(duration(300, next) + slowerByMs) });
  const lcp = lcpReport({ version, value: duration(1_200, next) + slowerByMs });
  const isShort = next() < fallsShort;
  if (isFrozen) return [];
  if (!isLoaded) return [load, ...(version === 'live' ? [] : [loadReport({ ...known, version: 'live' })])];
  return [load, lcp, ...(isShort ? [screenReport({ version, problem })] : [])];
}

interface Simulated {
  seed: number;
  canary: Build;
  /** Of the visitors, from 0 to 100. */
  share?: number;
  isPromoted?: boolean;
}

/** 2,000 visitors one after the other, a share of whom gets the canary while it runs; a look after each twenty. */
async function simulate({ seed, canary, share = PERCENT, isPromoted = false }: Simulated) {
  const next = random(seed);
  const reports: DatedReport[] = [];
  const lines: string[] = [];
  let [visitor, met, percent] = [0, 0, share];
  let why = '';
  const visit = async () => {
    if (visitor === VISITORS) return false;
    const isCanary = bucketOf(`${seed}-${(visitor += 1)}`, 'feed') < percent;
    if (isCanary) met += 1;
    const made = isCanary ? visitOf('canary', canary, share, next) : visitOf('live', {}, share, next);
    const sent = parseReports(encodeReports(made, 0, 'site'));
    reports.push(...sent.map((of) => ({ ...of, atMs: visitor * VISIT_EVERY_MS, sender: visitor })));
    return true;
  };
  const verdict = await watchCanary({
    remote: 'feed',
    canary: 'canary',
    live: 'live',
    percent: () => share,
    before: [],
    readReports: () => reports,
    elapsedMs: () => visitor * VISIT_EVERY_MS,
    end: (said) => {
      percent = 0;
      why = said;
    },
    promote: isPromoted ? () => (percent = 100) : undefined,
    nextLook: async () => {
      for (let count = 1; count < LOOK_EVERY; count += 1) await visit();
      return visit();
    },
    say: (line) => lines.push(line),
  });
  while (await visit()); // the rest of the visitors come after the verdict
  return { verdict, percent, met, why, last: lines.at(-1)! };
}

const BAD: Record<string, Build> = {
  'throws on import': { fails: 1 },
  'throws on render': { fails: 1 },
  'reads a wrong collection': { fallsShort: 1 },
  'shows nothing': { fallsShort: 1, problem: 'blank' },
  'fails on every third read': { fallsShort: 1 / 3 },
  'is 1.5 s slower': { slowerByMs: 1_500 },
  'freezes the page': { isFrozen: true },
};

test('each of seven bad builds, at 10 % of 2,000 visitors: ended by itself, and so many met it; one without its CSS is not even released', async () => {
  const met: Record<string, string> = {};
  for (const [name, canary] of Object.entries(BAD)) {
    const ended = await simulate({ seed: 1, canary });
    expect({ name, verdict: ended.verdict, percent: ended.percent }).toEqual({ name, verdict: 'worse', percent: 0 });
    met[name] = `${ended.met}: ${ended.why}`;
  }
  expect(met).toMatchInlineSnapshot(`
    {
      "fails on every third read": "28: failed 8 of 28 visits (live: 1 of 212 visits)",
      "freezes the page": "17: 0 of 123 visits came, for 10 %",
      "is 1.5 s slower": "22: load over 481 ms 13 of 13 visits (live: 16 of 128 visits)",
      "reads a wrong collection": "10: failed 10 of 10 visits (live: 0 of 50 visits)",
      "shows nothing": "10: failed 10 of 10 visits (live: 0 of 50 visits)",
      "throws on import": "10: failed 10 of 10 visits (live: 0 of 60 visits)",
      "throws on render": "10: failed 10 of 10 visits (live: 0 of 60 visits)",
    }
  `);
});

test('a build as good as the live one, at half of 2,000 visitors: proven, and released where that was asked for', async () => {
  const good = { seed: 1, canary: {}, share: 50 };
  expect(await simulate({ ...good, isPromoted: true })).toMatchObject({ verdict: 'proven', percent: 100 });
  expect(await simulate(good)).toMatchObject({ verdict: 'proven', percent: 50 });
});

test('500 builds as good as the live one, looked at after each of 2,000 visitors: not more than 1 % are ended', () => {
  const isEnded = (seed: number) => {
    const next = random(seed);
    const none = () => ({ visits: 0, failed: 0 });
    // Failed visits, and those that were slow to load, to paint and to play.
    const checks = [FAILING, SLOWING, SLOWING, SLOWING].map((limits) => ({ limits, canary: none(), live: none() }));
    return Array.from({ length: VISITORS }).some(() => {
      const isCanary = next() < PERCENT / 100;
      for (const { limits, canary, live } of checks) {
        const version = isCanary ? canary : live;
        version.visits += 1;
        if (next() < (limits === FAILING ? LIVE_FAILS : 0.25)) version.failed += 1;
      }
      const [{ canary, live }] = checks as [(typeof checks)[0]];
      return (
        checks.some((check) => verdictOn(check.canary, check.live, check.limits) === 'worse') ||
        verdictOnShare(canary.visits, live.visits, PERCENT / 100) === 'worse'
      );
    });
  };
  const ended = Array.from({ length: 500 }, (_, seed) => isEnded(seed)).filter(Boolean).length;
  expect(ended).toBeLessThanOrEqual(5);
});

test('a slower build whose visits do not fail is not proven, one that is as fast is', () => {
  const live = { visits: 900, failed: 225 };
  expect(verdictOn({ visits: 100, failed: 60 }, live, SLOWING)).toBe('worse');
  expect(verdictOn({ visits: 100, failed: 38 }, live, SLOWING)).toBe('undecided');
  expect(verdictOn({ visits: 100, failed: 25 }, live, SLOWING)).toBe('proven');
});

test('an outage that hits both versions alike ends no canary', () => {
  expect(verdictOn({ visits: 200, failed: 100 }, { visits: 1_800, failed: 900 }, FAILING)).toBe('undecided');
});

test.each([
  ['no visits at all', { visits: 0, failed: 0 }, { visits: 0, failed: 0 }],
  ['a canary alone', { visits: 5, failed: 5 }, { visits: 0, failed: 0 }],
  ['a live version alone', { visits: 0, failed: 0 }, { visits: 50, failed: 50 }],
])('%s: undecided', (_, canary, live) => {
  expect(verdictOn(canary, live, FAILING)).toBe('undecided');
});

test('as many visits of the canary as were given to it: proven; none of them: worse; a canary for all: undecided', () => {
  expect(verdictOnShare(20, 180, 0.1)).toBe('proven');
  expect(verdictOnShare(0, 200, 0.1)).toBe('worse');
  expect(verdictOnShare(200, 0, 1)).toBe('undecided');
});
