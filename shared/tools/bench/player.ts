import { compareFirstFrames, writeBarePage } from './firstFrame.ts';
import { onDistantSite } from './onDistantSite.ts';
import type { BenchOptions } from './options.ts';

/** The first lesson of this level is the stream that the bare page plays. */
const LESSON = { name: 'level page', path: '/levels/topic-002/videos/level-002', stream: 'lesson-29', play: 'Play' };

/** The level page's player against a page of plain HTML with hls.js on the same stream: time to the first frame. */
export async function run(options: BenchOptions): Promise<void> {
  console.log('player: first frame of a cold lesson, our level page against plain HTML with hls.js');
  await onDistantSite(
    options,
    (site, openProfile) => compareFirstFrames(site, openProfile, options, LESSON),
    writeBarePage,
  );
}
