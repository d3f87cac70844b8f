/** `npm run bench -- [options] [name…]`: prints figures and ratios; docs/bench.md names the benchmarks, options.ts the options. */
import { parseBenchCommand, type BenchOptions } from './options.ts';
import { runTwoAtATime } from './twoAtATime.ts';

const BENCHES: Record<string, () => Promise<{ run(options: BenchOptions): Promise<void> }>> = {
  federation: () => import('./federation.ts'),
  languages: () => import('./languages.ts'),
  player: () => import('./player.ts'),
  firstReel: () => import('./firstReel.ts'),
  shift: () => import('./shift.ts'),
  reels: () => import('./reels.ts'),
  feed: () => import('./feed.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  press: () => import('./press.ts'),
  gate: () => import('./gate.ts'),
  taps: () => import('./taps.ts'),
  chatLink: () => import('./chatLink.ts'),
  save: () => import('./save.ts'),
  audioOnly: () => import('./audioOnly.ts'),
  search: () => import('./search.ts'),
  queries: () => import('./queries.ts'),
  waterfall: () => import('./waterfall.ts'),
  playerSoak: () => import('./playerSoak.ts'),
  routesSoak: () => import('./routesSoak.ts'),
  reelsSoak: () => import('./reelsSoak.ts'),
  tabSoak: () => import('./tabSoak.ts'),
};

async function main(): Promise<void> {
  const { names, isList, ...options } = parseBenchCommand(process.argv.slice(2));
  const unknown = names.filter((name) => !BENCHES[name]);
  if (unknown.length > 0)
    throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
  const chosen = names.length > 0 ? names : Object.keys(BENCHES);
  if (isList) for (const name of chosen) console.log(`benchmark ${name}`);
  else if (options.isShort && chosen.length > 1)
    await runTwoAtATime(import.meta.filename, chosen, process.argv.slice(2));
  else for (const name of chosen) await (await BENCHES[name]!()).run(options);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
