import { afterAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient, QueryClientProvider, useList, type ListQuery } from './entry.ts';

// A frozen tab that holds the database: a request to open it neither succeeds nor fails.
const open = vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
afterAll(() => open.mockRestore());

const items = vi.fn(() => Promise.resolve({ items: ['read from the network'] }));
const query: ListQuery<string> = { key: ['silent'], fetchPage: items, idOf: String };

function Items() {
  const list = useList(query);
  return (
    <>
      <p data-testid="items">{list.items.join(', ')}</p>
      <button onClick={list.refresh}>Refresh</button>
    </>
  );
}

test('IndexedDB does not respond: the list comes from the network, and Refresh reads it again', async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Items />
    </QueryClientProvider>,
  );
  await expect.element(page.getByTestId('items')).toHaveTextContent('read from the network');
  expect(open).toHaveBeenCalled();
  items.mockResolvedValue({ items: ['read again'] });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByTestId('items')).toHaveTextContent('read again');
});
