import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient, QueryClientProvider, useDocument, type DocumentQuery } from './entry.ts';

function Name({ query }: { query: DocumentQuery<string> }) {
  const { status, value } = useDocument(query);
  return <p>{`${status} ${value}`}</p>;
}

const show = (query: DocumentQuery<string>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Name query={query} />
    </QueryClientProvider>,
  );

test('an optional read: not persisted, so that the next page reads it anew', async () => {
  const query = { key: [crypto.randomUUID()], fetch: () => Promise.resolve('a size'), isOptional: true } as const;
  const { unmount } = await show(query);
  await expect.element(page.getByText('loaded a size')).toBeVisible();
  await unmount();
  await show({ ...query, fetch: () => Promise.reject(new Error('offline')) });
  await expect.element(page.getByText('error undefined')).toBeVisible();
});

test('the screen of an optional read is left: the read is aborted', async () => {
  let signal: AbortSignal | undefined;
  const fetch: DocumentQuery<string>['fetch'] = (context) => {
    signal = context?.signal;
    return new Promise<never>(() => {});
  };
  const { unmount } = await show({ key: [crypto.randomUUID()], fetch, isOptional: true });
  await vi.waitFor(() => expect(signal?.aborted).toBe(false));
  await unmount();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});
