import { cutText } from '@bazaar/shared/contracts/cutText';
import * as paths from '@bazaar/shared/contracts/paths';

/** Texts that may leave the page in a report. They say nothing of who visits: no addresses, ids, numbers or texts that were typed. */

const MAX_TEXT = 200;
const MAX_FRAMES = 15;

/** The message of an error without what could name somebody: addresses, paths, mail addresses, long numbers and ids. */
export const anonymousText = (text: string): string => cutText(withoutNames(cutText(text, 2_000)), MAX_TEXT);

const withoutNames = (text: string): string =>
  text
    .replace(/\b[a-z][\w+.-]*:\/\/\S*?([\w-]+\.m?js)?(?=[\s"'()]|$)/gi, (_, file?: string) => file ?? '<address>')
    .replace(/\S+@\S+/g, '<mail>')
    .replace(/(["'`“])[^"'`”]*\p{Nd}[^"'`”]*(["'`”])/gu, '$1<text>$2')
    .replace(/(?<![\w.-])[\w%.-]*\/(?!\S*\.m?js\b)\S+/g, '<path>')
    .replace(/\+?\p{Nd}[\p{Nd}\s().\p{Pd}\p{Cf}]{3,}\p{Nd}/gu, '<number>')
    .replace(/\b(?=\w*\d)[\w-]{12,}\b/g, '<id>');

/** The frames of a stack that lie in files of the site, one a line: `name /file.js:line:column`. */
export const anonymousStack = (stack: string): string =>
  cutText(
    cutText(stack, 10_000)
      .split('\n')
      .flatMap((line) => frameIn(line) ?? [])
      .slice(0, MAX_FRAMES)
      .join('\n'),
    2_000,
  );

function frameIn(line: string): string | undefined {
  const [, position] = /https?:\/\/[^/\s]+(\/[\w./-]+\.m?js:\d+:\d+)/.exec(line) ?? [];
  const [, name = ''] = /^\s*(?:at )?([\w$.]{1,40})(?: \(|@)/.exec(line) ?? [];
  return position && `${name} ${position}`.trim();
}

/** Stands for every id in a pattern. */
const ID = ':id';
const segmentsOf = (path: string) => decodeURIComponent(path.split('?')[0]!).split('/');

/** Every pattern of a path of the site, as segments. */
const PATTERNS = Object.values(paths).map((path) => {
  const builder: (...ids: string[]) => string = typeof path === 'string' ? () => path : (path as never);
  return segmentsOf(builder(ID, ID, ID));
});

/** The pattern that a path has, without its ids: `/creators/:id/topics`. `(other)` for a path that no page of the site has. */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/');
  const pattern = PATTERNS.find(
    (known) =>
      known.length === segments.length && known.every((part, index) => part === ID || part === segments[index]),
  );
  return pattern?.join('/') ?? '(other)';
}
