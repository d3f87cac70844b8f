/**
 * `npm run probe -- https://your-site.web.app`: opens a deployed site and says what differs from what was composed (--out):
 * the status, headers and content of every file and every kind of path, whether sign-in's document allows the bot check,
 * whether reports are taken, and what pages complain of in a browser (--no-browser leaves that out). Ends with status 1
 * where anything differs.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/folders.ts';
import { probeInBrowser } from './pages.ts';
import { probe } from './probe.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: join(ROOT, 'shared/firebase/deploy/site') },
      browser: { type: 'boolean', default: true },
    },
  });
  const [address] = positionals;
  if (!address || !URL.canParse(address)) throw new Error('Which site? `npm run probe -- https://your-site.web.app`');
  const { origin } = new URL(address);
  const lines = await probe({ address: origin, out: values.out });
  const inBrowser = values.browser ? await probeInBrowser(origin) : undefined;
  if (!inBrowser) console.log('Its pages were not opened in a browser.');
  const all = [...lines, ...(inBrowser ?? [])];
  for (const line of all) console.log(line);
  console.log(all.length === 0 ? `${origin} is what was composed.` : `${all.length} differences`);
  process.exitCode = all.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
