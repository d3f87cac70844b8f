import type { Finding } from '../finding.ts';
import { CONTENT, type Item, type School } from '../school.ts';

/** Ids that two documents have, pages that links cannot open, and films that a list has twice. */
export function checkDuplicates(school: School): Finding[] {
  const ofIds = CONTENT.flatMap(({ collection: { name }, idField, hasPage }) => {
    const items = school.items.get(name) ?? [];
    const others = items.filter(({ id, linkId }) => hasPage && id !== linkId);
    return [
      ...repeated(items, ({ linkId }) => linkId).map(({ at }): Finding => ({ check: 'idTwice', at, field: idField })),
      ...others.map(({ at }): Finding => ({ check: 'idOther', at, field: idField })),
    ];
  });
  const lessons = repeated(school.items.get('level-videos-new') ?? [], ({ parsed, data }) =>
    keyOf(data.levelId, parsed?.pageNo, parsed?.streamVideoId),
  );
  const videos = repeated(school.items.get('playlist-videos-new') ?? [], ({ parsed, data }) =>
    keyOf(data.playlistId, parsed?.streamVideoId),
  );
  return [...ofIds, ...[...lessons, ...videos].map(({ at }): Finding => ({ check: 'lessonTwice', at }))];
}

const keyOf = (...parts: readonly unknown[]): string | undefined =>
  parts.every((part) => part !== undefined && part !== null && part !== '') ? parts.join(' ') : undefined;

/** The items whose key an earlier one has. */
function repeated(items: readonly Item[], key: (item: Item) => string | undefined): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (own === undefined) return false;
    const isRepeated = seen.has(own);
    seen.add(own);
    return isRepeated;
  });
}
