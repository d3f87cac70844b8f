declare module 'feed/routes' {
  import type { RouteObject } from 'react-router-dom';
  /** Absolute paths under the remote's own prefixes: `useRoutes(routes)` in the host's router shows them. */
  export const routes: RouteObject[];
}
