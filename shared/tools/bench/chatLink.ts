/** A lesson's link in a chat, on a phone that has never seen the site: through the lesson's card, against its address itself. */
import { cardPath } from '../../contracts/cards.ts';
import { inTurn, onDistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';
import { PHONE, tapToFrame, type TappedVisit } from './tapToFrame.ts';

const USUAL = { cpu: 1, runs: 7 };
/** Issue 41: a card may cost so much. */
const GOAL_MS = 300;

const LESSON = '/levels/topic-002/videos/level-002?page=1&video=video-002';
const CARD = cardPath('lesson', 'video-002')!;

export async function run(options: BenchOptions): Promise<void> {
  console.log(
    'chatLink: from the tap on a link in a chat to the first frame of its lesson, Play tapped as soon as it is there',
  );
  const { cpu, runs } = effortOf(options, USUAL);
  await onDistantSite({ ...options, hasIndex: true }, async ({ origins, routes }, openProfile) => {
    for (const [lineName, line] of linesOf(options, ['slow'])) {
      const link = await shapedLink(line, routes);
      const { card, direct } = await inTurn(runs, options.isShort, {
        card: () => newcomer(openProfile, cpu, origins.site + CARD),
        direct: () => newcomer(openProfile, cpu, origins.site + LESSON),
      }).finally(link.stop);
      console.log(`  ${describeLine(lineName)}, CPU ${cpu}× slower`);
      print('card', card);
      print('address', direct);
      const [through, straight] = [card, direct].map((visits) => summary(visits.map((visit) => visit.fromOpening)));
      console.log(
        `    card − address: ${(through!.median - straight!.median).toFixed(0)} ms until the first frame (goal ≤ ${GOAL_MS})`,
      );
    }
  });
}

async function newcomer(openProfile: OpenProfile, cpu: number, url: string): Promise<TappedVisit> {
  const context = await openProfile(PHONE);
  try {
    return await tapToFrame(context, cpu, url, ['Play']);
  } finally {
    await context.close();
  }
}

function print(name: string, visits: readonly TappedVisit[]): void {
  const of = (measure: (visit: TappedVisit) => number) => show(summary(visits.map(measure)));
  const lesson = of((visit) => visit.untilLastDocument);
  const play = of((visit) => visit.fromOpening - visit.fromTap);
  const frame = of((visit) => visit.fromOpening);
  console.log(
    `    by the ${name.padEnd(7)} lesson opened ${lesson} ms · Play tapped ${play} ms · first frame ${frame} ms`,
  );
}
