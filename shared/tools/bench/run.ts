/** `npm run bench -- <name>`: prints figures and ratios; measures nothing that a test asserts. */
import { argv } from 'node:process';

const BENCHES: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  federation: () => import('./federation.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  player: () => import('./player.ts'),
  reels: () => import('./reels.ts'),
  feed: () => import('./feed.ts'),
};

const asked = argv[2];
const names = asked ? [asked] : Object.keys(BENCHES);
for (const name of names) {
  const load = BENCHES[name];
  if (!load) {
    console.error(`There is no bench ${name}. There are: ${Object.keys(BENCHES).join(', ')}`);
    process.exit(1);
  }
  await (await load()).run();
}
process.exit(0);
