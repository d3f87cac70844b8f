import { coldLoad, expectSamePage, printLoads, ratiosOf } from './coldLoad.ts';
import { buildMonolith, writeMonolith } from './monolith.ts';
import { inTurn, onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import { describeLine, shapedLink } from './shapedLink.ts';

const PATHS = ['/feed', '/level/categories', '/creators'];
const USUAL = { cpu: 4, runs: 9 };

/** Cold pages: federated against the same sources built as one monolith, in alternating runs. */
export async function run(options: BenchOptions): Promise<void> {
  const { cpu, runs } = effortOf(options, USUAL);
  console.log(`federation: cold pages, federated against one Vite build of the same sources, CPU ${cpu}× slower`);
  buildMonolith();
  await onDistantSite(
    options,
    async ({ origins, routes }: DistantSite, openProfile) => {
      for (const [name, line] of linesOf(options, ['slow'])) {
        const link = await shapedLink(line, routes);
        try {
          for (const path of options.paths ?? PATHS) {
            const load = (origin: string) => () => coldLoad(`${origin}${path}`, { openProfile, link, cpu });
            const { federated, monolith } = await inTurn(runs, options.isShort, {
              federated: load(origins.site),
              monolith: load(origins.rival),
            });
            const title = `${path} · ${describeLine(name)}`;
            expectSamePage(title, [...federated, ...monolith]);
            printLoads(title, { federated, monolith });
            console.log(`    ratio ${ratiosOf(federated, monolith)}`);
          }
        } finally {
          await link.stop();
        }
      }
    },
    writeMonolith,
  );
}
