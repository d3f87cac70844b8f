export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { createQueryClient } from './client.ts';
export { MAX_EMPTY_PAGES } from './itemsOf.ts';
export type { List, ListQuery, Page } from './list.ts';
export { clearSavedQueries } from './savedQueries.ts';
export { useIsSlow } from './useIsSlow.ts';
export { useDocument, type Answer, type DocumentQuery } from './useDocument.ts';
export { useList } from './useList.ts';
export { useReload } from './useReload.ts';
