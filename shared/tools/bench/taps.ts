/** From /home to a lesson's first frame, on a first and on a second visit: taps and seconds. And Start beside Play. */
import { inTurn, onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink, whenQuiet, type ShapedLink } from './shapedLink.ts';
import { ratio, show, summary } from './statistics.ts';
import { PHONE, tapToFrame, type TappedVisit } from './tapToFrame.ts';

const USUAL = { cpu: 1, runs: 5 };

interface Visits {
  first: TappedVisit;
  second: TappedVisit;
  /** The lesson of the first visit, opened by its address. */
  direct: TappedVisit;
}

export async function run(options: BenchOptions): Promise<void> {
  console.log('taps: from /home to the first frame of a lesson, by touch, each tap as soon as it can be');
  const { cpu, runs } = effortOf(options, USUAL);
  await onDistantSite(options, async (site, openProfile) => {
    for (const [lineName, line] of linesOf(options, ['slow'])) {
      const link = await shapedLink(line, site.routes);
      const { visits } = await inTurn(runs, options.isShort, {
        visits: () => visitThrice(site, link, openProfile, cpu),
      }).finally(link.stop);
      console.log(`  ${describeLine(lineName)}, CPU ${cpu}× slower`);
      const of = (visit: keyof Visits) => visits.map((each) => each[visit]);
      print('first visit, Start here and Start', of('first'), ' (goal ≤ 2)');
      print('second visit, Continue', of('second'), ' (goal ≤ 1)');
      print("the first visit's lesson by its address, Play", of('direct'), '');
      const start = of('first').map(({ fromTap }) => fromTap);
      const related = (measure: 'fromOpening' | 'fromTap') =>
        ratio(start, of('direct').map((visit) => visit[measure])).toFixed(2); // prettier-ignore
      console.log(
        `    first frame after Start / after Play, from opening the address on: ${related('fromOpening')} (goal ≤ 1) · from the tap on Play on: ${related('fromTap')}`,
      );
    }
  });
}

function print(name: string, visits: readonly TappedVisit[], goal: string): void {
  const seconds = (measure: 'fromOpening' | 'fromTap') =>
    show(summary(visits.map((visit) => visit[measure] / 1000)), 1);
  const taps = Math.max(...visits.map((visit) => visit.taps));
  console.log(
    `    ${name}: taps ${taps}${goal} · ${seconds('fromOpening')} s, after the last tap ${seconds('fromTap')} s`,
  );
}

/** Two visits of a new learner, then one of another new learner. */
async function visitThrice(
  { origins }: DistantSite,
  link: ShapedLink,
  openProfile: OpenProfile,
  cpu: number,
): Promise<Visits> {
  const home = `${origins.site}/home`;
  const [learner, other] = [await openProfile(PHONE), await openProfile(PHONE)];
  let address = '';
  try {
    const first = await tapToFrame(learner, cpu, home, [/^Start here/, /^Start with /], async (page) => {
      await page.waitForFunction(() => window.localStorage.getItem('bazaar.progress')?.includes('"positionMs":'));
      address = page.url();
    });
    await whenQuiet(link);
    const second = await tapToFrame(learner, cpu, home, [/^Continue /]);
    await whenQuiet(link);
    return { first, second, direct: await tapToFrame(other, cpu, address, ['Play']) };
  } finally {
    await Promise.all([learner, other].map((context) => context.close()));
  }
}
