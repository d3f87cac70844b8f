import * as paths from '../../../contracts/paths.ts';
import type { Card, CardSite } from './card.ts';
import { escapedXml } from './escape.ts';

/** The format's own limit for a file (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;

/** The site's own pages that search engines may show. */
const PAGES = [
  paths.home,
  paths.feed,
  paths.business,
  paths.reels,
  paths.categories,
  paths.creators,
  paths.about,
  paths.services,
  paths.privacy,
];

/** Those that they may not: nobody looks for them. */
const HIDDEN = [paths.login, paths.dashboard, paths.search, '/__remotes'];

/** The files for search engines, by name: the rules for their programs, and every page with its film. Each page is named once. */
export function searchEngineFiles(cards: readonly Card[], site: CardSite, most = MAX_ADDRESSES): Map<string, string> {
  // A card of the landing page leads to what has an entry of its own.
  const filmOf = new Map(cards.filter(({ type }) => type !== 'card').map(({ path, film }) => [path, film]));
  const own = PAGES.map((path) => [path, undefined] as const);
  const urls = [...own, ...filmOf].map(([path, film]) => urlOf(site.address + path, film));
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, part) =>
    urls.slice(part * most, (part + 1) * most),
  );
  const files = new Map([['robots.txt', robots(site)]]);
  if (parts.length === 1) return files.set('sitemap.xml', urlSet(urls));
  for (const [part, some] of parts.entries()) files.set(partName(part), urlSet(some));
  const named = parts.map(
    (_, part) => `<sitemap><loc>${escapedXml(`${site.address}/${partName(part)}`)}</loc></sitemap>`,
  );
  return files.set('sitemap.xml', `${HEAD}<sitemapindex ${NAMES}>\n${named.join('\n')}\n</sitemapindex>\n`);
}

/** The names of all of these files, whatever their number: for those of before. */
export const isSearchEngineFile = (name: string): boolean => /^(robots\.txt|sitemap(-\d+)?\.xml)$/.test(name);

const partName = (part: number) => `sitemap-${part + 1}.xml`;

const robots = ({ address }: CardSite) =>
  `User-agent: *\n${HIDDEN.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${address}/sitemap.xml\n`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlSet = (urls: readonly string[]) =>
  `${HEAD}<urlset ${NAMES} xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${urls.join('\n')}\n</urlset>\n`;

const urlOf = (address: string, film: Card['film']) =>
  `<url><loc>${escapedXml(address)}</loc>${film ? videoOf(film) : ''}</url>`;

/** The tags of a film, in the order of the format: https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps. */
function videoOf({
  name,
  description,
  thumbnailUrl,
  contentUrl,
  durationMs,
  createdAtMs,
}: NonNullable<Card['film']>): string {
  const tags = {
    thumbnail_loc: thumbnailUrl,
    title: name,
    description: description || name,
    content_loc: contentUrl,
    // The format takes 1 second to 8 hours.
    duration:
      durationMs && durationMs >= 1000 && durationMs <= 28_800_000 ? String(Math.round(durationMs / 1000)) : undefined,
    publication_date: createdAtMs === undefined ? undefined : new Date(createdAtMs).toISOString(),
  };
  const written = Object.entries(tags).flatMap(([tag, text]) =>
    text === undefined ? [] : [`<video:${tag}>${escapedXml(text)}</video:${tag}>`],
  );
  return `<video:video>${written.join('')}</video:video>`;
}
