import type { Page } from '@playwright/test';

/** The parts of a Firestore REST document that these tests change. */
interface ReelDocument {
  name: string;
  fields: Record<string, unknown>;
}

interface Options {
  /** The list never ends: its first page is repeated with other ids. */
  isEndless?: boolean;
}

/** Passes every reel that this page reads through `change`; the first page of the list is page 0. Returns how many pages were read. */
export async function changeReels(
  page: Page,
  change: (document: ReelDocument, pageIndex: number) => unknown,
  { isEndless = false }: Options = {},
): Promise<() => number> {
  let pages = 0;
  await page.route(/\/documents:runQuery/, async (route) => {
    const query = route.request().postDataJSON() as { structuredQuery: { startAt?: unknown } };
    if (!JSON.stringify(query).includes('"reel-shorts"')) return route.fallback();
    const pageIndex = pages++;
    if (isEndless) delete query.structuredQuery.startAt;
    const response = await route.fetch({ postData: JSON.stringify(query) });
    const rows = (await response.json()) as { document?: ReelDocument }[];
    for (const { document } of rows) {
      if (!document) continue;
      if (isEndless && pageIndex > 0) {
        document.name += `-${pageIndex}`;
        delete document.fields.id;
      }
      change(document, pageIndex);
    }
    await route.fulfill({ response, json: rows });
  });
  return () => pages;
}
