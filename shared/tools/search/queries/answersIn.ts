import { home } from '../../../../shell/src/texts.ts';
import type { SearchRow } from '../../../search/searchIndex.ts';
import { TEXTS } from '../../seed/content.ts';
import { seedCatalogue } from '../../seed/seed.ts';

type Fields = Readonly<Record<string, unknown>>;

const documents = new Map(
  seedCatalogue({ now: Date.UTC(2026, 0, 1) }).map(({ path, fields }) => [path.split('/')[1]!, fields as Fields]),
);
/** The fields of a document that name what it lies in, and its film. */
const RELATED = [
  'categoryId',
  'subCategoryId',
  'creatorTopicId',
  'levelId',
  'playlistTopicId',
  'playlistId',
  'streamVideoId',
  'videoStreamId',
];

/** The names of meanings.ts that a result answers: those of itself and of all that it lies in. */
export function answersIn({ name, path }: Pick<SearchRow, 'name' | 'path'>): Set<string> {
  const { pathname, searchParams } = new URL(path, 'https://school.example');
  const ids = [...pathname.split('/'), searchParams.get('video'), searchParams.get('reel')];
  const own = ids.findLast((id) => id && documents.has(id));
  const cards = Object.entries(home.cards).filter(([, card]) => card.toLowerCase() === name.toLowerCase());
  return new Set([...(own ? withRelated(own) : []), ...cards.map(([key]) => `card-${key}`)]);
}

function withRelated(id: string): string[] {
  const fields = documents.get(id);
  if (!fields) return [id];
  const related = RELATED.map((field) => fields[field]).filter((other): other is string => typeof other === 'string');
  return [id, ...kindsOf(fields), ...related.filter((other) => other !== id).flatMap(withRelated)];
}

/** Those names of meanings.ts that stand for a text of the seed. */
function kindsOf(fields: Fields): string[] {
  const numberIn = (list: readonly (string | { name: string })[], prefix: string, name: unknown) => {
    const index = list.findIndex((one) => (typeof one === 'string' ? one : one.name) === name);
    return index < 0 ? [] : [`${prefix}-${index + 1}`];
  };
  const pattern = TEXTS.topicPatterns.findIndex((one) =>
    String(fields['creatorTopicName']).endsWith(one.replace('{name}', '')),
  );
  return [
    ...numberIn(TEXTS.whatLevels, 'what', fields['levelName']),
    ...numberIn(TEXTS.howLevels, 'how', fields['levelName']),
    ...numberIn(TEXTS.playlists, 'list', fields['playlistName']),
    ...numberIn(TEXTS.playlistTopics, 'group', fields['playlistTopicName']),
    ...(pattern < 0 ? [] : [`pattern-${pattern + 1}`]),
  ];
}
