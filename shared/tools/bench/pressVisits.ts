/** One learner's visits for one press: the first, the second, and one that is quiet before it is pressed. */
import type { BrowserContext, Page } from '@playwright/test';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { defineNameHelper } from './onSite.ts';
import { pointOf, watchPress } from './pressWatch.ts';
import type { OpenProfile } from './profile.ts';
import type { Press } from './presses.ts';
import { whenQuiet, type ShapedLink } from './shapedLink.ts';
import { PHONE } from './tapToFrame.ts';

/** Not in the spec: a press that nothing has answered by then is lost. */
const LOST_AFTER_MS = 60_000;
/** Of the Event Timing API: an entry of an interaction comes this much later at most. */
const ENTRIES_WITHIN_MS = 1_500;
/** A shorter interaction has no entry. */
const LEAST_DURATION_MS = 16;

export interface PressedVisit {
  /** From the opening of the address, ms: a frame has shown the control; another one the answer (absent: it was lost). */
  drawn: number;
  answered?: number;
  /** From the finger's coming down to the answer, ms. */
  wait?: number;
  /** The interaction to next paint, ms. Absent where the press led to another document, which takes the entry with it. */
  inp?: number;
}

export interface PressVisits {
  first: PressedVisit;
  second: PressedVisit;
  quiet: PressedVisit;
}

export async function pressThrice(
  origin: string,
  press: Press,
  { openProfile, link, cpu }: { openProfile: OpenProfile; link: ShapedLink; cpu: number },
): Promise<PressVisits> {
  const learner = await openProfile(PHONE);
  try {
    const first = await visit(learner, origin, press, cpu, false);
    await whenQuiet(link);
    const second = await visit(learner, origin, press, cpu, false);
    await whenQuiet(link);
    return { first, second, quiet: await visit(learner, origin, press, cpu, true) };
  } finally {
    await learner.close();
  }
}

/** One press, by touch: as soon as a frame has shown the control, or once the page does nothing any more. */
async function visit(
  learner: BrowserContext,
  origin: string,
  press: Press,
  cpu: number,
  isQuietFirst: boolean,
): Promise<PressedVisit> {
  const page = await learner.newPage();
  try {
    await defineNameHelper(page);
    if (cpu > 1) await (await learner.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const watched = await watchPress(page, press);
    const isQuiet = watchQuiet(page);
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    const control = await within(watched.drawn, LOST_AFTER_MS);
    if (!control) throw new Error(`${press.path} has nothing to press for: ${press.name}`);
    if (isQuietFirst) await isQuiet();
    const { x, y } = isQuietFirst ? await pointOf(page) : control;
    await page.touchscreen.tap(x, y);
    const answeredAt = await within(watched.answered, LOST_AFTER_MS);
    const inp = await durationOf(page, watched.durations);
    const openedAt = watched.opened[0]!;
    return {
      drawn: control.at - openedAt,
      ...(answeredAt && { answered: answeredAt - openedAt, wait: answeredAt - watched.pressed[0]! }),
      ...(watched.opened.length === 1 && { inp }),
    };
  } finally {
    await page.close();
  }
}

async function durationOf(page: Page, durations: readonly number[]): Promise<number> {
  await page.waitForTimeout(ENTRIES_WITHIN_MS);
  return Math.max(LEAST_DURATION_MS, ...durations);
}

const within = <T>(promise: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);
