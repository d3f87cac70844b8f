/** Measures the paints of a first visit with a phone, and what the visit loads for them. */
import { countBytes } from './countBytes.ts';
import { onPhone, openUntilQuiet, paintsOf } from './coldVisit.ts';
import type { OpenProfile, ProfileOptions } from './profile.ts';
import type { ShapedLink } from './shapedLink.ts';
import { ratio, show, summary } from './statistics.ts';

export interface Load {
  /** The heading of the page, so that only pages with the same content are compared. */
  heading: string;
  /** The paths of the fonts that it has requested. */
  fonts: readonly string[];
  lcp: number;
  fcp: number;
  requests: number;
  scripts: number;
  kilobytes: number;
  /** Of the scripts alone. */
  scriptKilobytes: number;
}

export interface Visit {
  openProfile: OpenProfile;
  link: ShapedLink;
  /** The factor by which the processor is slower. */
  cpu: number;
  profile?: ProfileOptions;
}

/** Visits a page until it is quiet. */
export const coldLoad = (url: string, { openProfile, link, cpu, profile }: Visit): Promise<Load> =>
  onPhone(
    (phone) => openProfile({ ...phone, ...profile }),
    cpu,
    async (page) => {
      let requests = 0;
      const fonts: string[] = [];
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { protocol, pathname } = new URL(request.url());
        if (protocol.startsWith('http')) requests += 1;
        if (pathname.endsWith('.js')) scripts.add(pathname);
        if (pathname.endsWith('.woff2')) fonts.push(pathname);
      });
      const counted = countBytes(page, (request) => new URL(request.url()).pathname.endsWith('.js'));
      link.takeBytes();
      await openUntilQuiet(page, url);
      const { lcp, fcp } = await paintsOf(page);
      const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
      const { body: scriptBytes } = await counted();
      return {
        heading,
        fonts,
        lcp,
        fcp,
        requests,
        scripts: scripts.size,
        kilobytes: link.takeBytes() / 1024,
        scriptKilobytes: scriptBytes / 1024,
      };
    },
  );

/** Prints the figures of each page, by its name. */
export function printLoads(title: string, loads: Readonly<Record<string, readonly Load[]>>): void {
  console.log(`  ${title}`);
  const width = Math.max(...Object.keys(loads).map((name) => name.length));
  for (const [name, all] of Object.entries(loads)) {
    const of = (pick: (load: Load) => number) => show(summary(all.map(pick)));
    console.log(
      `    ${name.padEnd(width)} LCP ${of((l) => l.lcp)} ms · FCP ${of((l) => l.fcp)} ms · ${of((l) => l.requests)} requests, ${of((l) => l.scripts)} of scripts · ${of((l) => l.kilobytes)} KB, ${of((l) => l.scriptKilobytes)} of scripts`,
    );
  }
}

/** 'LCP 1.012 · FCP 0.998 · KB 1.003': how the medians of `loads` relate to those of `rivals`. */
export function ratiosOf(loads: readonly Load[], rivals: readonly Load[]): string {
  const of = (pick: (load: Load) => number) => ratio(loads.map(pick), rivals.map(pick)).toFixed(3);
  return `LCP ${of((l) => l.lcp)} · FCP ${of((l) => l.fcp)} · KB ${of((l) => l.kilobytes)}`;
}

/** Throws where pages do not show the same. */
export function expectSamePage(title: string, loads: readonly Load[]): void {
  const headings = new Set(loads.map(({ heading }) => heading));
  if (headings.size > 1) throw new Error(`${title} shows different pages: ${[...headings].join(', ')}`);
}
