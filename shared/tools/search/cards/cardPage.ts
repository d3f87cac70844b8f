import { videoObject } from '../../../media/videoObject.ts';
import { inlineJson } from '../../build/documents.ts';
import type { Card, CardSite } from './card.ts';
import { escaped } from './escape.ts';

/**
 * The page of a card: messengers and search engines read it, a person is led on at once. Browsers replace the entry of their history
 * with an immediate refresh, so Back leaves in one step. It has no script, no style and no picture of its own.
 */
export function cardPage({ path, title, description, image, film }: Card, { address, brand }: CardSite): string {
  const tags = {
    'og:type': film ? 'video.other' : 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': address + path,
    'og:image': image,
    'og:image:width': '400',
    'og:image:height': '300',
  };
  const meta = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0;url=${escaped(path)}">
<title>${escaped(title)} · ${escaped(brand)}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(address + path)}">
${meta.join('\n')}
<meta name="twitter:card" content="summary_large_image">
${film ? `<script type="application/ld+json">${inlineJson(videoObject(film))}</script>\n` : ''}<p><a href="${escaped(path)}"><bdi>${escaped(title)}</bdi></a></p>
</html>
`;
}
