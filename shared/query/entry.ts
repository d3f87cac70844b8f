export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { createQueryClient } from './client.ts';
export type { List, ListQuery, Page } from './list.ts';
export { clearSavedAnswers } from './savedAnswers.ts';
export { useIsSlow } from './useIsSlow.ts';
export { useAnswer, type Answer, type AnswerQuery } from './useAnswer.ts';
export { useList } from './useList.ts';
export { useReload } from './useReload.ts';
