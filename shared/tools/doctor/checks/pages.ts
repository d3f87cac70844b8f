import { nextOf } from '../../../firebase/cursor.ts';
import type { Finding } from '../finding.ts';
import { CONTENT, type School } from '../school.ts';
import { storedAt } from './times.ts';

/** Documents after which no page of their list can begin, as the site's own cursor says. */
export function checkPages(school: School): Finding[] {
  return CONTENT.flatMap(({ collection: { name }, lists }) =>
    (school.items.get(name) ?? []).flatMap((item): Finding[] => {
      const orderBy = lists(item.data).find(({ read }) => read.orderBy)?.read.orderBy;
      const stored = orderBy && storedAt(item, orderBy[0]);
      return stored && isStuckAt(item.id, { collection: name, orderBy, limit: 1 }, stored)
        ? [{ check: 'cursorStuck', at: item.at, field: orderBy[0] }]
        : [];
    }),
  );
}

/** True where the page after this document is read by ids. */
function isStuckAt(id: string, query: Parameters<typeof nextOf>[1], stored: object): boolean {
  const { warn } = console;
  console.warn = () => {}; // which the site tells the editors too
  try {
    return nextOf([{ id, data: {} }], query, stored)?.length === 0;
  } finally {
    console.warn = warn;
  }
}
