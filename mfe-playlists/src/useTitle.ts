import { titleFrom } from '@bazaar/shared/contracts/navigationState';
import { useDocument, type DocumentQuery } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';

/** The name of what an address only has the id of. Undefined while it is on its way, '' where it cannot be read. */
export function useName<T>(asked: DocumentQuery<T> | undefined, nameOf: (item: T) => string): string | undefined {
  const { status, value } = useDocument(asked);
  if (status === 'loading') return undefined;
  return value ? nameOf(value) : '';
}

/** What a page is about: as the card that led here said it, else as the database does. Undefined while nobody has. */
export function useTitle<T>(asked: DocumentQuery<T>, nameOf: (item: T) => string): string | undefined {
  const given = titleFrom(useLocation().state);
  const name = useName(given === undefined ? asked : undefined, nameOf);
  return given ?? name;
}
