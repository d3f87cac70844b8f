export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { createQueryClient } from './client.ts';
export { MAX_EMPTY_PAGES } from './itemsOf.ts';
export { clearPersistedCollection, clearPersistedQueries } from './persistedQueries.ts';
export { useIsSlow } from './useIsSlow.ts';
export { whenSlow } from './useIsSlow.ts';
export { useDocument, type DocumentQuery, type DocumentResult } from './useDocument.ts';
export { useList, useReload, type List, type ListQuery, type Page } from './useList.ts';
