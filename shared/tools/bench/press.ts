/** Times that a slow processor keeps a press waiting: the first one of a visit and later ones, and the tasks that are in their way. */
import { availableParallelism, loadavg } from 'node:os';
import { blockingOf, describeCause, recordBlocking, type Blocking } from './blocking.ts';
import { onPhone, openUntilQuiet } from './coldVisit.ts';
import { onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import { PRESSES, type Press } from './presses.ts';
import { pressThrice, type PressedVisit, type PressVisits } from './pressVisits.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink, type ShapedLink } from './shapedLink.ts';
import { percentile, show, summary } from './statistics.ts';

const USUAL = { cpu: 4, runs: 3 };
const USUAL_CPUS = [4, 6];
/** The short form shows that presses and tasks are found. */
const SHORT_PATHS = ['/level/categories'];
/** The longest parts of the tasks of a page that are named. */
const NAMED_CAUSES = 4;
const P75 = 0.75;

interface Conditions {
  site: DistantSite;
  openProfile: OpenProfile;
  link: ShapedLink;
  cpu: number;
  runs: number;
}

export async function run(options: BenchOptions): Promise<void> {
  console.log('press: one tap as soon as a control is drawn, until a frame shows its answer; INP; what blocks');
  const { runs, cpu } = effortOf(options, USUAL);
  const cpus = options.cpu || options.isShort ? [cpu] : USUAL_CPUS;
  const paths = options.paths ?? (options.isShort ? SHORT_PATHS : undefined);
  const presses = PRESSES.filter(({ path }) => paths?.includes(path) ?? true);
  const pages = paths ?? [...new Set(presses.map(({ path }) => path))];
  await onDistantSite(options, async (site, openProfile) => {
    for (const [lineName, line] of linesOf(options, ['slow', 'p75'])) {
      const link = await shapedLink(line, site.routes);
      try {
        for (const each of cpus) {
          // The machine's other work makes each of these figures greater.
          const load = `load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;
          console.log(`  ${describeLine(lineName)}, CPU ${each}× slower, ${load}`);
          const conditions = { site, openProfile, link, cpu: each, runs };
          for (const path of pages) await printBlocking(path, conditions);
          await printPresses(presses, conditions);
        }
      } finally {
        await link.stop();
      }
    }
  });
}

/** A cold page that nobody presses. */
async function printBlocking(path: string, { site, openProfile, cpu, runs }: Conditions): Promise<void> {
  const visits: Blocking[] = [];
  while (visits.length < runs)
    visits.push(
      await onPhone(openProfile, cpu, async (page) => {
        await recordBlocking(page);
        await openUntilQuiet(page, site.origins.site + path);
        return blockingOf(page);
      }),
    );
  const of = (pick: (visit: Blocking) => number) => show(summary(visits.map(pick)));
  console.log(
    `    ${path}: blocked for ${of(({ total }) => total)} ms by ${of(({ tasks }) => tasks.length)} tasks, the longest ${of(({ tasks }) => Math.max(0, ...tasks))} ms`,
  );
  const worst = visits.toSorted((a, b) => Math.max(0, ...b.tasks) - Math.max(0, ...a.tasks))[0]!;
  for (const cause of worst.causes.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED_CAUSES))
    console.log(`      ${cause.ms.toFixed(0)} ms ${await describeCause(cause)}`);
}

async function printPresses(presses: readonly Press[], { site, runs, ...conditions }: Conditions): Promise<void> {
  const all: PressVisits[] = [];
  for (const press of presses) {
    const visits: PressVisits[] = [];
    while (visits.length < runs) visits.push(await pressThrice(site.origins.site, press, conditions));
    all.push(...visits);
    console.log(`    ${press.path}, ${press.name}`);
    for (const name of ['first', 'second', 'quiet'] as const)
      console.log(`      ${name.padEnd(6)} ${describe(visits.map((visit) => visit[name]))}`);
  }
  const inpOf = (name: keyof PressVisits) => {
    const known = all.flatMap((visit) => visit[name].inp ?? []);
    return known.length > 0 ? `${percentile(known, P75).toFixed(0)} ms` : '–';
  };
  console.log(
    `    INP of all, p75: first visit ${inpOf('first')}, second ${inpOf('second')}, quiet ${inpOf('quiet')} (goal ≤ 150 at CPU ×4)`,
  );
}

function describe(visits: readonly PressedVisit[]): string {
  const of = (pick: (visit: PressedVisit) => number | undefined) => {
    const known = visits.flatMap((visit) => pick(visit) ?? []);
    return known.length > 0 ? show(summary(known)) : '–';
  };
  const lost = visits.filter(({ answered }) => answered === undefined).length;
  return `drawn ${of(({ drawn }) => drawn)} · answered ${of(({ answered }) => answered)} · ${of(({ wait }) => wait)} ms after the press · INP ${of(({ inp }) => inp)}${lost > 0 ? ` · LOST ${lost} of ${visits.length}` : ''}`;
}
