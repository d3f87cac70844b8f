import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { BrowserRouter, Link, useRoutes, type RouteObject } from '@bazaar/shared/router';
import { createSession, SessionContext } from '@bazaar/shared/session';
import { watchSession } from '@bazaar/shared/session/watchSession';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/reset.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import { addLateFonts } from '../ui/fonts/lateFonts.ts';

/** Runs one remote without a shell: its routes, its providers, nothing else. For `npm run dev:<remote>` only. */
export function mountAlone(routes: RouteObject[]): void {
  addLateFonts();
  const session = createSession();
  void watchSession(session);
  const Screens = () => useRoutes([...routes, { path: '*', element: <ListOfRoutes routes={routes} /> }]);
  createRoot(document.getElementById('root')!).render(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <p>
            <Link to="/">alone</Link>
          </p>
          <Suspense>
            <main>
              <Screens />
            </main>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </SessionContext>,
  );
}

/** For paths that are not the remote's own: links to those that are. */
function ListOfRoutes({ routes }: { routes: RouteObject[] }) {
  return (
    <ul>
      {routes.map(({ path = '' }) => (
        <li key={path}>{path.includes(':') ? path : <Link to={path}>{path}</Link>}</li>
      ))}
    </ul>
  );
}
