import type { Page } from '@playwright/test';

/** The playlist of one quality of a lesson, or of its sound. */
const QUALITY = /\/lesson-\d+\/manifest\/(low|mid|high|sound)\.m3u8$/;

/** From now on the page's lessons are at least so long: their segments come again and again. The school's own are half a minute. */
export async function lengthenFilms(page: Page, seconds: number): Promise<void> {
  await page.route(QUALITY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: lengthened(await response.text(), seconds) });
  });
}

/** Returns a playlist of one film (RFC 8216) with its segments repeated until they last that long. */
export function lengthened(playlist: string, seconds: number): string {
  const [head = '', ...parts] = playlist.split(/^(?=#EXTINF:)/m);
  const segments = parts.join('').replace(/#EXT-X-ENDLIST\s*$/, '');
  const filmS = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  const times = Math.max(1, Math.ceil(seconds / filmS));
  return `${head}${Array.from({ length: times }, () => segments).join('#EXT-X-DISCONTINUITY\n')}#EXT-X-ENDLIST\n`;
}
