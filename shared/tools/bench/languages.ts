/** First visits in English and in Hindi: against each other and, where a commit is named, against the site as it was there. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBuiltCheckout } from '../build/builtCheckout.ts';
import { commitOf } from '../build/previousBuilds.ts';
import type * as StartSite from '../serve/startSite.ts';
import { coldLoad, expectSamePage, printLoads, ratiosOf, type Load } from './coldLoad.ts';
import { withDevanagari } from './devanagari.ts';
import { printBytes } from './languageBytes.ts';
import { inTurn, onDistantSite, type DistantSite, type WriteRival } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile, ProfileOptions } from './profile.ts';
import { describeLine, shapedLink } from './shapedLink.ts';

const PATHS = ['/home', '/feed', '/level/categories'];
const SHORT_PATHS = ['/home'];
const USUAL = { cpu: 4, runs: 9 };
/** Of the site as it was. */
const BEFORE = 'before';

export interface Visitor {
  origin: string;
  profile: ProfileOptions;
}

export async function run(options: BenchOptions): Promise<void> {
  const base = baseOf(options);
  console.log(
    `languages: cold pages in English and in Hindi${base ? `, and as they were at ${base.slice(0, 9)}` : ''}, CPU ${effortOf(options, USUAL).cpu}× slower`,
  );
  if (base)
    await withBuiltCheckout(base, (checkout) => compare(options, (...site) => composeBefore(checkout, ...site)));
  else await compare(options);
}

/** The commit to compare with, if any. The short form builds none. */
function baseOf({ base, isShort }: BenchOptions): string | undefined {
  const named = base ?? (isShort ? undefined : process.env.BASE_COMMIT);
  if (!named) return undefined;
  const commit = commitOf(named);
  if (!commit) throw new Error(`--base ${named}: there is no such commit here`);
  return commit;
}

/** By the code of that commit: documents, import maps and headers are as they were too. */
async function composeBefore(checkout: string, ...[folder, config, ports]: Parameters<WriteRival>): Promise<void> {
  const file = pathToFileURL(join(checkout, 'shared/tools/serve/startSite.ts')).href;
  const { composeLocal } = (await import(file)) as typeof StartSite;
  composeLocal(ports, folder, { config });
}

const compare = (options: BenchOptions, writeRival?: WriteRival): Promise<void> =>
  withDevanagari((env) =>
    onDistantSite(
      options,
      async (site, openProfile) => {
        const visitors = visitorsOf(site.origins, env, writeRival !== undefined);
        await comparePages(options, site, openProfile, visitors);
        await printBytes(site, openProfile, visitors.English!, visitors[BEFORE]);
      },
      writeRival,
    ),
  );

/** The visitors. Phones have a font for Devanagari; without one the page loads its own, after the first picture. */
function visitorsOf(
  { site, rival }: DistantSite['origins'],
  env: NodeJS.ProcessEnv,
  hasBefore: boolean,
): Record<string, Visitor> {
  const english = { locale: 'en-IN', env };
  const hindi = { locale: 'hi-IN', env };
  return {
    English: { origin: site, profile: english },
    Hindi: { origin: site, profile: hindi },
    'Hindi, no font': { origin: site, profile: { locale: 'hi-IN' } },
    ...(hasBefore && { [BEFORE]: { origin: rival, profile: english } }),
  };
}

async function comparePages(
  options: BenchOptions,
  { routes }: DistantSite,
  openProfile: OpenProfile,
  visitors: Readonly<Record<string, Visitor>>,
): Promise<void> {
  const { cpu, runs } = effortOf(options, USUAL);
  for (const [name, line] of linesOf(options, ['slow'])) {
    const link = await shapedLink(line, routes);
    try {
      for (const path of options.paths ?? (options.isShort ? SHORT_PATHS : PATHS)) {
        const measures = Object.entries(visitors).map(([visitor, { origin, profile }]) => [
          visitor,
          () => coldLoad(origin + path, { openProfile, link, cpu, profile }),
        ]);
        print(`${path} · ${describeLine(name)}`, await inTurn(runs, options.isShort, Object.fromEntries(measures)));
      }
    } finally {
      await link.stop();
    }
  }
}

function print(title: string, loads: Record<string, Load[]>): void {
  const { English, Hindi, [BEFORE]: before } = loads;
  printLoads(title, loads);
  for (const [name, all, rivalName, rivals] of [
    ['English', English, BEFORE, before],
    ['Hindi', Hindi, BEFORE, before],
    ['Hindi', Hindi, 'English', English],
    ['Hindi, no font', loads['Hindi, no font'], 'English', English],
  ] as const)
    if (all && rivals) console.log(`    ${name} / ${rivalName}: ${ratiosOf(all, rivals)}`);
  expectSamePage(title, [...English!, ...(before ?? [])]);
}
