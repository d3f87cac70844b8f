import { BrowserRouter, useLocation, useNavigate } from '@bazaar/shared/router';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useReplaceSearch } from './useReplaceSearch.ts';

/** Corrects its query as a screen does, right after Back was pressed when the query is `late`. */
function Page() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const replaceSearch = useReplaceSearch();
  useEffect(() => {
    if (search === '?wrong') replaceSearch({ page: '1' });
    if (search !== '?late') return;
    addEventListener('popstate', () => replaceSearch({ page: '3' }), { once: true, capture: true });
    history.back();
  });
  return <button onClick={() => void navigate('?late')}>{search}</button>;
}

test('a wrong query: is replaced in its own entry, and never in that of the page that Back leads to', async () => {
  const before = history.length;
  history.replaceState(null, '', '?wrong');
  const screen = await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await expect.element(screen.getByRole('button', { name: '?page=1' })).toBeVisible();
  expect(history.length).toBe(before);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button', { name: '?page=1' })).toBeVisible();
  expect(location.search).toBe('?page=1');
});
