import * as paths from '../../contracts/paths.ts';
import { recordShifts, shiftOf } from '../../testing/e2e/layoutShift.ts';
import { onPhone, openUntilQuiet } from './coldVisit.ts';
import { onDistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

/** Ids of the seed. */
const [CATEGORY, SUBCATEGORY, TOPIC] = ['category-001', 'subcategory-001', 'topic-001'];
const [CREATOR, PLAYLIST_TOPIC, PLAYLIST] = ['creator-001', 'playlist-topic-001', 'playlist-001'];

/** Every route of the site. */
const PATHS = [
  '/home',
  '/about',
  '/services',
  '/privacy',
  '/dashboard',
  '/login',
  paths.feed,
  paths.reels,
  '/business',
  paths.businessLevels(TOPIC),
  paths.categories,
  paths.subcategories(CATEGORY),
  paths.topics(CATEGORY, SUBCATEGORY),
  paths.levelCreators(CATEGORY, SUBCATEGORY, TOPIC),
  paths.levels(CATEGORY, SUBCATEGORY, TOPIC),
  paths.levelVideos(TOPIC, 'level-001'),
  '/creators',
  paths.creatorTopics(CREATOR),
  paths.topicPlaylists(CREATOR, PLAYLIST_TOPIC),
  `${paths.topicPlaylists(CREATOR, PLAYLIST_TOPIC)}/${PLAYLIST}/videos`,
  '/no-such-page',
];
const SHORT = ['/feed', '/login'];
const USUAL = { cpu: 4, runs: 3 };

/** Measures how much each route moves by itself on a cold visit, and what moves. */
export async function run(options: BenchOptions): Promise<void> {
  const { cpu, runs } = effortOf(options, USUAL);
  console.log(`shift: layout shift of each route on a cold visit, CPU ${cpu}× slower`);
  await onDistantSite(options, async ({ origins, routes }, openProfile) => {
    for (const [name, line] of linesOf(options, ['slow'])) {
      const link = await shapedLink(line, routes);
      console.log(`  ${describeLine(name)}`);
      try {
        for (const path of options.paths ?? (options.isShort ? SHORT : PATHS)) {
          const visits: { score: number; worst: string }[] = [];
          while (visits.length < runs)
            visits.push(
              await onPhone(openProfile, cpu, async (page) => {
                await recordShifts(page);
                await openUntilQuiet(page, origins.site + path);
                return shiftOf(page);
              }),
            );
          const { worst } = visits.toSorted((a, b) => b.score - a.score)[0]!;
          console.log(`    ${path.padEnd(80)} ${show(summary(visits.map(({ score }) => score)), 4)}  ${worst}`);
        }
      } finally {
        await link.stop();
      }
    }
  });
}
