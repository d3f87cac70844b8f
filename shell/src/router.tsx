import { Navigate, screen, type RouteObject } from '@bazaar/shared/router';
import { Layout } from './Layout.tsx';
import { RemoteOutlet } from './remotes/Outlet.tsx';

/** The shell's own screens (§2, route table); every other path belongs to a remote or is not found. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { path: '/home', ...screen(() => import('./home/HomeScreen.tsx').then((m) => m.HomeScreen)) },
      { path: '/about', ...screen(() => import('./about/AboutScreen.tsx').then((m) => m.AboutScreen)) },
      { path: '/services', ...screen(() => import('./services/ServicesScreen.tsx').then((m) => m.ServicesScreen)) },
      { path: '/dashboard', ...screen(() => import('./dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen)) },
      { path: '/search', ...screen(() => import('./search/SearchScreen.tsx').then((m) => m.SearchScreen)) },
      { path: '/privacy', ...screen(() => import('./privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen)) },
      // For the teams; no page links to it.
      {
        path: '/__remotes',
        ...screen(() => import('./remotes/page/RemotesScreen.tsx').then((m) => m.RemotesScreen)),
      },
      // For the owner, on a local build: the server of a deployed site has no such figures, and no visitor downloads the page.
      ...(import.meta.env.MODE === 'production'
        ? []
        : [
            {
              path: '/__lessons',
              ...screen(() => import('./lessons/LessonsScreen.tsx').then((m) => m.LessonsScreen)),
            },
          ]),
      // Not one splat per prefix: remotes bring absolute paths, which useRoutes matches only below a splat at the root.
      { path: '*', element: <RemoteOutlet /> },
    ],
  },
];
