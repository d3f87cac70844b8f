/** `npm run bench -- [--short] [name…]`: prints figures and ratios; `--short` only shows that each benchmark works. */
import { argv } from 'node:process';

const BENCHES: Record<string, () => Promise<{ run(isShort: boolean): Promise<void> }>> = {
  federation: () => import('./federation.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  player: () => import('./player.ts'),
  playerSoak: () => import('./playerSoak.ts'),
  reels: () => import('./reels.ts'),
  reelsSoak: () => import('./reelsSoak.ts'),
  feed: () => import('./feed.ts'),
};

const names = argv.slice(2).filter((argument) => argument !== '--short');
const unknown = names.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  await (await BENCHES[name]!()).run(argv.includes('--short'));
}
process.exit(0);
