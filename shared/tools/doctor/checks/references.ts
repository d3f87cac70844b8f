import { isBusinessTopic } from '../../../data/creatorTopics.ts';
import type { Finding } from '../finding.ts';
import type { Item, School } from '../school.ts';
import { PARENTS } from './parents.ts';

/** Documents that belong to nothing that is there, and those that nothing belongs to. */
export function checkReferences(school: School): Finding[] {
  const itemsOf = (collection: string) => school.items.get(collection) ?? [];
  const idsOf = (collection: string) => new Set(itemsOf(collection).map(({ linkId }) => linkId));
  const ofParents = PARENTS.flatMap(({ of, field, in: parents, orphan, empty, isOptional }): Finding[] => {
    const known = idsOf(parents);
    const children = itemsOf(of).filter(({ data }) => field !== 'subCategoryId' || !isBusinessTopic(data));
    const orphans = children.flatMap((item): Finding[] => {
      const id = item.data[field];
      if (typeof id === 'string' && known.has(id)) return [];
      if (isAbsent(id)) return isOptional ? [] : [{ check: 'parentAbsent', at: item.at, field }];
      return [{ check: orphan, at: item.at, field, ...mendOf(field, id, known) }];
    });
    const named = new Set(children.map(({ data }) => data[field]));
    const empties = itemsOf(parents).filter(({ linkId }) => empty && !named.has(linkId));
    return [...orphans, ...empties.map(({ at }): Finding => ({ check: empty!, at }))];
  });
  return [...ofParents, ...firstPages(itemsOf('level-videos-new'), itemsOf('levels-new')), ...postTopics(school)];
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** An id with spaces around it, of a parent that is there without them. */
function mendOf(field: string, id: unknown, known: ReadonlySet<string>): Pick<Finding, 'mend'> {
  const trimmed = typeof id === 'string' ? id.trim() : undefined;
  return trimmed && known.has(trimmed) ? { mend: { field, value: { stringValue: trimmed } } } : {};
}

/** Levels open on page 1. */
function firstPages(videos: readonly Item[], levels: readonly Item[]): Finding[] {
  const isFirst = ({ data }: Item) => String(data.pageNo) === '1';
  const withVideos = new Set(videos.map(({ data }) => data.levelId));
  const withFirst = new Set(videos.filter(isFirst).map(({ data }) => data.levelId));
  return levels
    .filter(({ linkId }) => withVideos.has(linkId) && !withFirst.has(linkId))
    .map(({ at }) => ({ check: 'levelWithoutFirstPage', at }));
}

/** The button of a post leads to the first topic of its list. */
function postTopics({ items }: School): Finding[] {
  const topics = new Set((items.get('creatortopics-new') ?? []).map(({ linkId }) => linkId));
  return (items.get('feed-posts') ?? []).flatMap(({ at, parsed }): Finding[] => {
    const [first] = (parsed?.businessInfo ?? []) as { creatorTopicId?: string }[];
    return first?.creatorTopicId === undefined || topics.has(first.creatorTopicId)
      ? []
      : [{ check: 'postTopicMissing', at, field: 'businessInfo' }];
  });
}
