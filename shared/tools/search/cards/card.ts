import { cardPath } from '../../../contracts/cards.ts';
import { MAIN_PLAYLIST, SMALL_VARIANT } from '../../../media/urls.ts';
import type { Film } from '../../../media/videoObject.ts';
import { lineOf, PARENTS, pathOf, whereOf, type Entry } from '../../../search/entries.ts';
import type { Found } from '../readSchool.ts';

/** The parts of a site that its cards name. URLs have no slash at the end. */
export interface CardSite {
  /** The site's own origin. */
  address: string;
  /** The name of the site. */
  brand: string;
  images: string;
  streams: string;
}

/** All that a card says of an entry. */
export interface Card {
  /** Its own path on the site, and that of the page it leads to. */
  file: string;
  path: string;
  type: Found['type'];
  title: string;
  description: string;
  /** The URL of a picture of 400 × 300. */
  image: string;
  /** Absent of what is no film. */
  film?: Film;
}

/** The picture of what has none, not even of what it belongs to: the landing page's first. */
const SITE_IMAGE_ID = 'hero-1';
/** Not in the spec: messengers show less. */
const MAX_DESCRIPTION = 300;
/** Not in the spec: the names below an entry that stand for its description. */
const NAMES_BELOW = 5;

/** The cards of all that can be found. What has an id that no file is named by has none. */
export function cardsOf(all: readonly Found[], site: CardSite): Card[] {
  const school = linesOf(all);
  return all.flatMap((found) => cardOf(found, school, site) ?? []);
}

/** Each thing with what it belongs to and what belongs to it, by `keyOf`. */
type School = ReadonlyMap<string, { entry: Entry; found: Found; below: string[] }>;

const keyOf = ({ type, id }: Pick<Found, 'type' | 'id'>) => `${type} ${id}`;

/** Things come after what they belong to (readSchool.ts). */
function linesOf(all: readonly Found[]): School {
  const school = new Map<string, { entry: Entry; found: Found; below: string[] }>();
  for (const found of all) {
    const { type, id, name, page, path, by, parentId = '' } = found;
    const parent = PARENTS[type].map((of) => school.get(keyOf({ type: of, id: parentId }))).find(Boolean);
    if (parent && parent.below.length < NAMES_BELOW) parent.below.push(name);
    school.set(keyOf(found), { entry: { type, id, name, page, path, by, parent: parent?.entry }, found, below: [] });
  }
  return school;
}

type Sources = Pick<CardSite, 'brand' | 'images' | 'streams'>;

function cardOf(found: Found, school: School, { brand, images, streams }: Sources): Card | undefined {
  const { type, id, name, streamId, durationMs, createdAtMs, lessonId } = found;
  const file = cardPath(type, id);
  if (file === undefined) return undefined;
  const { entry, below } = school.get(keyOf(found))!;
  const [, ...above] = lineOf(entry).map((each) => school.get(keyOf(each))!.found);
  const lesson = lessonId === undefined ? undefined : school.get(keyOf({ type: 'lesson', id: lessonId }))?.found;
  const described = [found, ...above.slice(0, 1)].find(({ description }) => description)?.description;
  const description = cut(described ?? ([...whereOf(entry), ...below].join(' · ') || brand));
  const imageId = [found, lesson, ...above].find((each) => each?.imageId)?.imageId ?? SITE_IMAGE_ID;
  const image = `${images}/${imageId}/${SMALL_VARIANT}`;
  const contentUrl = `${streams}/${streamId}/manifest/${MAIN_PLAYLIST}`;
  const film = { name, description, thumbnailUrl: image, contentUrl, durationMs, createdAtMs };
  return {
    file,
    path: pathOf(entry),
    type,
    title: name,
    description,
    image,
    ...(streamId !== undefined && { film }),
  };
}

const cut = (text: string): string => [...text].slice(0, MAX_DESCRIPTION).join('');
