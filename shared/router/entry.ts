/** The only router API of the site. An explicit list keeps the library tree-shakeable inside the federation share. */
export {
  BrowserRouter,
  MemoryRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouteObject, To } from 'react-router-dom';
export { providedScreen } from './ofOlderBuilds.ts';
export { lazyComponent, preloadScreens, screen, ScreenLoadError } from './screen.tsx';
