import { onPhone } from './coldVisit.ts';
import { compareFirstFrames, writeBarePage } from './firstFrame.ts';
import { onDistantSite, type DistantSite } from './onDistantSite.ts';
import type { BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { LINES, shapedLink } from './shapedLink.ts';

const PATH = '/reel';
const PRESS = 'Play reels';

/** /reel against a page of plain HTML with hls.js on the same stream: time to the first frame after the press on Play reels. */
export async function run(options: BenchOptions): Promise<void> {
  console.log('firstReel: first frame of a cold /reel, pressed as soon as it can be, against plain HTML with hls.js');
  await onDistantSite(
    options,
    async (site, openProfile) => {
      const stream = await firstStream(site, openProfile);
      await compareFirstFrames(site, openProfile, options, {
        name: 'reels',
        path: PATH,
        stream,
        press: PRESS,
        play: PRESS,
      });
    },
    writeBarePage,
  );
}

/** The stream of the first reel: the first that the page requests. */
async function firstStream({ origins, routes }: DistantSite, openProfile: OpenProfile): Promise<string> {
  const link = await shapedLink(LINES.none, routes);
  const manifest = await onPhone(openProfile, 1, async (page) => {
    const request = page.waitForRequest(/\/manifest\/video\.m3u8/);
    await page.goto(origins.site + PATH, { waitUntil: 'commit' });
    void page
      .getByRole('button', { name: PRESS })
      .click()
      .catch(() => {}); // the stream may be requested before
    return (await request).url();
  }).finally(link.stop);
  return new URL(manifest).pathname.split('/')[1]!;
}
