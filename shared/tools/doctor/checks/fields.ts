import { parseColour } from '../../../format/colour.ts';
import { cleanText } from '../../../format/cleanText.ts';
import type { Finding, Mend } from '../finding.ts';
import { CONTENT, timeFieldOf, type Item, type School } from '../school.ts';
import { idInAddress } from './idInAddress.ts';
import { lostFields, type LostField } from './lostFields.ts';
import { parentFieldsOf } from './parents.ts';
import type { CheckName } from './table.ts';

/** The hosts of the site, whose addresses may have been entered in the place of ids. */
interface Hosts {
  images: string;
  streams: string;
}

const PICTURE = /^(\w*ImageId|thumbnailId|iconId|imgId)$/;
const STREAM = /^(streamVideoId|videoStreamId)$/;
const COLOUR = /^button\w+Color$/;
const COUNT = /Count$/;
const POST_TYPES = ['image', 'multi_image', 'video', 'reels_carousel'];
const SECTION_TYPES = ['What', 'How'];

/** Fields and documents that the parsers of the site leave out. */
export function checkFields(school: School, hosts: Hosts): Finding[] {
  return CONTENT.flatMap((content) => {
    const time = timeFieldOf(content);
    const { name } = content.collection;
    return (school.items.get(name) ?? []).flatMap((item) => [
      ...visibility(name, item),
      ...(item.parsed ? ofParsed(name, item, item.parsed, time, hosts) : leftOut(item)),
    ]);
  });
}

/** A post that is hidden on purpose is refused too. */
function leftOut({ at, data, refused }: Item): Finding[] {
  const fields = refused.filter((field) => field !== 'isVisible' || !('isVisible' in data));
  const isOnlyVisibility = refused.every((field) => field === 'isVisible');
  return isOnlyVisibility ? [] : [{ check: 'leftOut', at, field: fields.join(', ') }];
}

const visibility = (name: string, { at, data }: Item): Finding[] =>
  name === 'feed-posts' && typeof data.isVisible !== 'boolean'
    ? [{ check: 'visibilityMistyped', at, field: 'isVisible' }]
    : [];

function ofParsed(
  name: string,
  { at, data }: Item,
  parsed: NonNullable<Item['parsed']>,
  time: string,
  hosts: Hosts,
): Finding[] {
  const found = (check: CheckName, field: string, value?: object): Finding => ({
    check,
    at,
    field,
    ...(value && { mend: { field, value } satisfies Mend }),
  });
  // Descriptions of pictures go with their pictures.
  const isOfOthers = ({ path }: LostField) =>
    path === time || path === 'imageAlts' || parentFieldsOf(name).includes(path);
  const lost = lostFields(data, parsed).filter((field) => !isOfOthers(field));
  return [
    ...lost.map((field) => found(checkOf(field), field.path, mended(field, hosts))),
    ...textsOf(data, parsed, '').map((field) => found('textCut', field)),
    ...['buttonBgColor', 'buttonTextColor']
      .filter((field) => typeof parsed[field] === 'string' && !parseColour(parsed[field]))
      .map((field) => found('colourLost', field, longColour(data[field]))),
    ...chosen(data.postType, POST_TYPES, parsed.postType, 'other').map(({ value }) =>
      value
        ? found('postTypeMistyped', 'postType', value)
        : found(typeof data.postType === 'string' ? 'postTypeOther' : 'postTypeMistyped', 'postType'),
    ),
    ...chosen(data.sectionType, SECTION_TYPES, parsed.sectionType, 'What').map(({ value }) =>
      found('sectionType', 'sectionType', value),
    ),
    ...(typeof data.pageNo === 'number' ? [found('pageNumber', 'pageNo', { stringValue: String(data.pageNo) })] : []),
    ...(listLength(data.imageAlts) > listLength(data.imageIds) ? [found('altsUnmatched', 'imageAlts')] : []),
    ...streamAbsent(name, data, parsed).map((field) =>
      found(name === 'reel-shorts' ? 'reelSkipped' : 'streamAbsent', field),
    ),
  ];
}

function checkOf({ name, isPartly, path }: LostField): CheckName {
  if (name === 'imageIds') return isPartly ? 'picturesLost' : 'pictureLost';
  if (path.startsWith('businessInfo')) return 'businessLost';
  if (PICTURE.test(name)) return 'pictureLost';
  if (STREAM.test(name)) return 'streamLost';
  if (COLOUR.test(name)) return 'colourLost';
  if (name === 'duration') return 'durationLost';
  if (COUNT.test(name)) return 'countLost';
  return 'textLost';
}

/** The value that was meant, where there is no doubt; undefined within lists. */
function mended({ path, name, given }: LostField, { images, streams }: Hosts): object | undefined {
  if (path.includes('.') || typeof given !== 'string') return undefined;
  if (PICTURE.test(name)) return textValue(idInAddress(given, images));
  if (STREAM.test(name)) return textValue(idInAddress(given, streams));
  if ((COUNT.test(name) || name === 'duration') && /^\d{1,9}$/.test(given)) return { integerValue: given };
  return undefined;
}

const textValue = (text: string | undefined) => (text === undefined ? undefined : { stringValue: text });

/** `#f80` of CSS in the six digits that are read. */
function longColour(given: unknown): object | undefined {
  const [, digits] = /^#?([0-9a-f]{3})$/i.exec(typeof given === 'string' ? given.trim() : '') ?? [];
  return digits ? { stringValue: `#${[...digits].map((digit) => digit + digit).join('')}` } : undefined;
}

/** A word that fell back to another, with the known one that it was meant to be. */
function chosen(given: unknown, known: readonly string[], parsed: unknown, fallback: string): { value?: object }[] {
  if (given === undefined || given === null || given === '' || parsed !== fallback || given === fallback) return [];
  const plain = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
  const meant = typeof given === 'string' ? known.find((word) => plain(word) === plain(given)) : undefined;
  return [{ value: textValue(meant) }];
}

/** The texts of which the parser kept only the beginning. */
function textsOf(given: object, parsed: object, prefix: string): string[] {
  const stored = new Map(Object.entries(given));
  return Object.entries(parsed).flatMap(([name, kept]) => {
    const text: unknown = stored.get(name);
    if (typeof kept === 'object' && kept !== null && typeof text === 'object' && text !== null && !Array.isArray(kept))
      return textsOf(text, kept, `${prefix}${name}.`);
    if (typeof text !== 'string' || typeof kept !== 'string' || kept.length < SHORTEST_CAP) return [];
    const whole = cleanText(text, text.length);
    return whole.length > kept.length && whole.startsWith(kept) ? [prefix + name] : [];
  });
}

/** No place of a text is shorter than this. */
const SHORTEST_CAP = 20;

const listLength = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** The field of the stream where a film is shown and none was entered. */
function streamAbsent(name: string, data: Item['data'], parsed: NonNullable<Item['parsed']>): string[] {
  const field = STREAM_FIELDS[name];
  if (!field || (name === 'feed-posts' && parsed.postType !== 'video')) return [];
  const given = data[field];
  return given === undefined || given === null || given === '' ? [field] : [];
}

const STREAM_FIELDS: Readonly<Record<string, string>> = {
  'level-videos-new': 'streamVideoId',
  'playlist-videos-new': 'streamVideoId',
  'reel-shorts': 'videoStreamId',
  'feed-posts': 'videoStreamId',
};
