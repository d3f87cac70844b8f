import { onPhone, openUntilQuiet, paintsOf } from './coldVisit.ts';
import { buildMonolith, writeMonolith } from './monolith.ts';
import { inTurn, onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink, type ShapedLink } from './shapedLink.ts';
import { ratio, show, summary } from './statistics.ts';

const PATHS = ['/feed', '/level/categories', '/creators'];
const USUAL = { cpu: 4, runs: 9 };

interface Load {
  /** What the page is, so that only pages with the same content are compared. */
  heading: string;
  lcp: number;
  fcp: number;
  requests: number;
  scripts: number;
  kilobytes: number;
}

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
            const load = (origin: string) => () => coldLoad(openProfile, `${origin}${path}`, cpu, link);
            const loads = await inTurn(runs, options.isShort, load(origins.site), load(origins.rival));
            print(`${path} · ${describeLine(name)}`, loads);
          }
        } finally {
          await link.stop();
        }
      }
    },
    writeMonolith,
  );
}

const coldLoad = (openProfile: OpenProfile, url: string, cpu: number, link: ShapedLink): Promise<Load> =>
  onPhone(openProfile, cpu, async (page) => {
    let requests = 0;
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http')) requests += 1;
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    link.takeBytes();
    await openUntilQuiet(page, url);
    const { lcp, fcp } = await paintsOf(page);
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
    return { heading, lcp, fcp, requests, scripts: scripts.size, kilobytes: link.takeBytes() / 1024 };
  });

function print(title: string, { site, rival }: { site: Load[]; rival: Load[] }): void {
  const headings = new Set([...site, ...rival].map(({ heading }) => heading));
  if (headings.size > 1) throw new Error(`${title} shows different pages: ${[...headings].join(', ')}`);
  console.log(`  ${title}`);
  for (const [name, loads] of Object.entries({ federated: site, monolith: rival })) {
    const of = (pick: (load: Load) => number) => show(summary(loads.map(pick)));
    console.log(
      `    ${name.padEnd(10)} LCP ${of((l) => l.lcp)} ms · FCP ${of((l) => l.fcp)} ms · ${of((l) => l.requests)} requests, ${of((l) => l.scripts)} of scripts · ${of((l) => l.kilobytes)} KB`,
    );
  }
  const ratioOf = (pick: (load: Load) => number) => ratio(site.map(pick), rival.map(pick)).toFixed(3);
  console.log(
    `    ratio      LCP ${ratioOf((l) => l.lcp)} · FCP ${ratioOf((l) => l.fcp)} · KB ${ratioOf((l) => l.kilobytes)}`,
  );
}
