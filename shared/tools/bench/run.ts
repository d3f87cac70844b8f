/**
 * `npm run bench -- [--short] [name…]`: prints figures and ratios; `--short` only shows that each benchmark works, `--list`
 * only names them.
 */
import { parseArgs } from 'node:util';

const BENCHES: Record<string, () => Promise<{ run(isShort: boolean): Promise<void> }>> = {
  federation: () => import('./federation.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  player: () => import('./player.ts'),
  playerSoak: () => import('./playerSoak.ts'),
  reels: () => import('./reels.ts'),
  routesSoak: () => import('./routesSoak.ts'),
  reelsSoak: () => import('./reelsSoak.ts'),
  feed: () => import('./feed.ts'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  const { run } = await BENCHES[name]!();
  const started = Date.now();
  if (values.list) console.log(`benchmark ${name}`);
  else await run(values.short);
  if (values.short) console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
process.exit(0);
