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
export { lazyComponent, preloadScreens, screen, ScreenLoadError } from './screen.tsx';

/**
 * For builds of the catalogue that have a route for `/search`, which the shell's own comes before. It goes once no such build is
 * live (docs/decisions/039).
 */
export const providedScreen = (): object => ({});
