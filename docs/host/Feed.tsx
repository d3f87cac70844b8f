import { Link, useRoutes, type RouteObject } from '@bazaar/shared/router';
import { lazy, Suspense } from 'react';

/** Requested when the first page of the remote is shown; where it does not come, the site goes on without it. */
const Remote = lazy(() =>
  import('feed/routes').then(
    ({ routes }) => screensOf(routes),
    () => screensOf([{ path: '*', element: <p role="alert">The posts cannot be shown at the moment.</p> }]),
  ),
);

const screensOf = (routes: RouteObject[]) => ({
  default: function Screens() {
    return useRoutes(routes) ?? <p role="alert">This page is not on our site.</p>;
  },
});

export const Feed = () => (
  <>
    <nav>
      <Link to="/">Our own site</Link>
    </nav>
    <main>
      <Suspense fallback={<p>Loading…</p>}>
        <Remote />
      </Suspense>
    </main>
  </>
);
