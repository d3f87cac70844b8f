/** Compares the bytes of a lesson's stream that are downloaded when it is listened to and when it is watched. */
import { onPhone } from './coldVisit.ts';
import { countBytes } from './countBytes.ts';
import { inTurn, onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const USUAL = { cpu: 1, runs: 3 };
/** The lesson of 40 s, which a level of the seed begins with. */
const STREAM = 'lesson-01';
const PATH = '/levels/topic-001/videos/level-001';
/** A phone, for which the stream's best quality is not too large. */
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 } as const;

export async function run(options: BenchOptions): Promise<void> {
  console.log('audioOnly: bytes of the stream of a lesson of 40 s, played from its beginning to its end');
  const { cpu, runs } = effortOf(options, USUAL);
  await onDistantSite(options, async (site, openProfile) => {
    for (const [lineName, line] of linesOf(options, ['mid', 'none'])) {
      const link = await shapedLink(line, site.routes);
      try {
        const { isShort } = options;
        const play = (isAudioOnly: boolean) => () => bytesOf(site, openProfile, { isAudioOnly, cpu, isShort });
        const { listened, watched } = await inTurn(runs, isShort, {
          listened: play(true),
          watched: play(false),
        });
        console.log(`  ${describeLine(lineName)}, CPU ${cpu}× slower`);
        const [few, all] = [summary(listened), summary(watched)];
        console.log(`    audio only ${show(few)}, with its picture ${show(all)} bytes`);
        console.log(`    ratio ${(few.median / all.median).toFixed(3)} (goal ≤ 0.25)`);
      } finally {
        await link.stop();
      }
    }
  });
}

const bytesOf = (
  { origins }: DistantSite,
  openProfile: OpenProfile,
  { isAudioOnly, cpu, isShort }: { isAudioOnly: boolean; cpu: number; isShort: boolean },
): Promise<number> =>
  onPhone(
    (phone) => openProfile({ ...phone, ...PHONE }),
    cpu,
    async (page) => {
      await page.addInitScript((chosen) => {
        // Else a line that looks like 2G, on a busy machine, would have the lowest quality.
        window.localStorage.setItem('bazaar.dataSaver', 'false');
        window.localStorage.setItem('bazaar.lessons', JSON.stringify({ isAudioOnly: chosen }));
      }, isAudioOnly);
      const counted = countBytes(page, (request) => request.url().startsWith(`${origins.media}/${STREAM}/`));
      await page.goto(origins.site + PATH);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      // The short form only shows that it works.
      await page.waitForFunction(playedTo, isShort ? 1 : Infinity);
      const { body, headers } = await counted();
      return body + headers;
    },
  );

/** Runs in the page: whether the lesson has played to a second of it, or to its end. */
function playedTo(seconds: number): boolean {
  const video = document.querySelector('video');
  return video !== null && (video.ended || video.currentTime >= seconds);
}
