import * as paths from './paths.ts';

const ID = ':id';
const segmentsOf = (path: string) => decodeURIComponent(path.split('?')[0]!).split('/');

/** Every pattern of a path of the site, as segments. */
const PATTERNS = Object.values(paths).map((path) => {
  const builder: (...ids: string[]) => string = typeof path === 'string' ? () => path : (path as never);
  return segmentsOf(builder(ID, ID, ID));
});

/** The pattern that a path has, without its ids: `/creators/:id/topics`. `(other)` for a path that no page of the site has. */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/');
  const pattern = PATTERNS.find(
    (known) =>
      known.length === segments.length && known.every((part, index) => part === ID || part === segments[index]),
  );
  return pattern?.join('/') ?? '(other)';
}
