import { Link, type RouteObject } from '@bazaar/shared/router';

/** What a remote alone shows for paths that are not its own: its routes, to choose from. */
export function NearestScreen({ routes }: { routes: RouteObject[] }) {
  return (
    <ul>
      {routes.map(({ path = '' }) => (
        <li key={path}>{path.includes(':') ? path : <Link to={path}>{path}</Link>}</li>
      ))}
    </ul>
  );
}
