import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useLocation } from '@bazaar/shared/router';
import { createSession, SessionContext } from '@bazaar/shared/session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header } from '../chrome/Header.tsx';
import { DashboardScreen } from '../dashboard/DashboardScreen.tsx';

/** The header, and the dashboard at its path alone. */
function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Header pathname={pathname} hasBottomBar={false} />
      {pathname === '/dashboard' ? <DashboardScreen /> : <p>{pathname}</p>}
    </>
  );
}

test('a session that is not known in time: the header shows Login, and /dashboard leads to the form', async () => {
  const session = createSession();
  await render(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Site />
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  );
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  expect(login.elements()).toHaveLength(0);
  session.setState({ status: 'anonymous' }, true);
  await expect.element(login).toBeVisible();
  await expect.element(page.getByText('/login', { exact: true })).toBeVisible();
});
