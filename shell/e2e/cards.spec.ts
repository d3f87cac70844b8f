import { cardPath } from '../../shared/contracts/cards.ts';
import { MANIFEST_URL } from '../../shared/search/constants.ts';
import type { Entry } from '../../shared/search/entries.ts';
import { parseManifest, parseNames, partUrl } from '../../shared/search/indexFiles.ts';
import { LEVELS, openLevel } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const LESSON = `${LEVELS.onePage}?page=1&video=video-002`;
const LESSON_CARD = cardPath('lesson', 'video-002')!;
/** One of each kind, and the page that it leads to. */
const CARDS: [type: string, id: string, to: RegExp][] = [
  ['lesson', 'video-002', /\/levels\/topic-002\/videos\/level-002\?page=1&video=video-002$/],
  ['level', 'level-002', /\/levels\/topic-002\/videos\/level-002$/],
  ['playlistVideo', 'clip-001', /\/videos\?video=clip-001$/],
  ['reel', 'reel-001', /\/reel\?reel=reel-001$/],
  ['category', 'category-001', /\/level\/categories\//],
];

/** Requests under way together, fewer than a server or a machine would mind. */
const AT_ONCE = 20;

/** The content of a tag of a page. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads on at once, and Back goes to the page before it in one step', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await page.goto(LESSON_CARD, { waitUntil: 'commit' });
    await expect(page).toHaveURL(LESSON);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/about');
  });
});

test('a card leads on at once, and Back goes to the page before it in one step', async ({ page }) => {
  await page.goto('/about');
  await page.goto(LESSON_CARD, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname.startsWith('/levels/'));
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('every entry of the index: its card answers 200, and names as og:url its canonical address', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const manifest = parseManifest(await (await request.get(MANIFEST_URL)).json())!;
  const entries = parseNames(await (await request.get(partUrl(manifest.names))).json())!;
  expect(entries.length).toBeGreaterThan(3_000);
  const wrong: string[] = [];
  const check = async (entry: Entry | undefined) => {
    const response = await fetch(`${baseURL}${cardPath(entry!.type, entry!.id)}`);
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    if (response.status !== 200 || !canonical || metaOf(html, 'og:url') !== canonical)
      wrong.push(`${entry!.type} ${entry!.id}: ${response.status} ${canonical}`);
  };
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await Promise.all(entries.slice(from, from + AT_ONCE).map(check));
  expect(wrong).toEqual([]);
});

for (const [type, id, to] of CARDS)
  test(`the card of a ${type}: its tags and its link name one address; its picture is 300 px wide or more, and at most 600 KB`, async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await request.get(cardPath(type, id)!);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
    const html = await response.text();
    const address = metaOf(html, 'og:url')!.replaceAll('&amp;', '&');
    expect(address).toMatch(to);
    expect(new URL(address).origin).toBe(baseURL);
    expect(metaOf(html, 'og:title')).not.toContain('Bazaar School');
    const image = metaOf(html, 'og:image')!;
    expect((await (await request.get(image)).body()).length).toBeLessThanOrEqual(600 * 1024);
    await page.goto('/about');
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }, image);
    expect(width).toBeGreaterThanOrEqual(300);
  });

test('an unknown card is missing, and says so with the site’s own card; a page of the site has that card too', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/cards/lesson-unknown.html', 404],
    ['/feed', 200],
    ['/home', 200],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(metaOf(html, 'og:title')).toBe('Bazaar School');
    expect(metaOf(html, 'og:image')).toMatch(/^https?:\/\/.*\/hero-1\//);
  }
});

test('robots.txt names the sitemap, and the sitemap every page by its whole address', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const rules = await robots.text();
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const addresses = await sitemap.text();
  expect(addresses).toContain(`<loc>${baseURL}${LESSON.replaceAll('&', '&amp;')}</loc>`);
});

for (const [what, address, next] of [
  ['level', LESSON, /video=video-302$/],
  ['playlist', `${PLAYLISTS.seeded}?video=clip-001`, /video=clip-111$/],
] as const)
  test(`a lesson’s page in a ${what}: its one address, its description and its film for search engines, of the lesson that plays; none after it`, async ({
    page,
    baseURL,
  }) => {
    const film = () =>
      page.locator('script[type="application/ld+json"]').evaluate((data) => JSON.parse(data.textContent!));
    const canonical = page.locator('link[rel=canonical]');
    const description = page.locator('meta[name=description]');
    await openLevel(page, address);
    await expect(canonical).toHaveAttribute('href', `${baseURL}${address}`);
    await expect.poll(film).toMatchObject({
      '@type': 'VideoObject',
      name: await page.getByRole('heading', { level: 1 }).locator('bdi').first().textContent(),
      description: expect.stringMatching(/./),
      duration: expect.stringMatching(/^PT\d+S$/),
      uploadDate: expect.stringMatching(/^\d{4}-/),
      contentUrl: expect.stringMatching(/\/manifest\/video\.m3u8$/),
      thumbnailUrl: expect.stringMatching(/^http/),
    });
    const first = await film();
    await expect(description).toHaveAttribute('content', first.description);
    await page
      .getByRole('list', { name: /^Videos of this / })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(canonical).toHaveAttribute('href', next);
    await expect.poll(async () => (await film()).contentUrl).not.toBe(first.contentUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
    await expect(page).toHaveURL('/home');
    await expect(canonical).toHaveCount(0);
    await expect(description).not.toHaveAttribute('content', first.description);
    await expect.poll(film).toEqual({});
  });

test('the site at another origin than its own: not for search engines', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(robots).toHaveCount(0);
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById('start-data')!.firstChild as Text;
      data.data = data.data.replace(/"cards":"[^"]*"/, '"cards":"https://school.example"');
    }),
  );
  await page.reload();
  await expect(robots).toHaveAttribute('content', 'noindex');
});
