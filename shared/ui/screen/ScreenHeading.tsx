import { titleFrom } from '@bazaar/shared/contracts/navigationState';
import { useDocument, type DocumentQuery } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';
import type { CSSProperties } from 'react';
import { DataText } from '../DataText.tsx';
import styles from './ScreenHeading.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface ScreenHeadingProps {
  title: string;
  /** Names of what the screen is about beside its title, as `useName` gives it. */
  about?: readonly (string | undefined)[];
}

/** The heading of a screen, also the document's title. Names are shown in order: one that arrived waits for those before it. */
export function ScreenHeading({ title, about }: ScreenHeadingProps) {
  const names = namesUntilPending(about ?? []).filter(Boolean);
  useDocumentTitle([title, ...names].join(' · '));
  return (
    <h1>
      <DataText>{title}</DataText>
      {about && (
        <>
          {' '}
          <small className={styles.about} style={{ '--names': about.length } as CSSProperties}>
            {names.map((name, index) => (
              <span key={index}>
                {index > 0 && <i> · </i>}
                <DataText>{name}</DataText>
              </span>
            ))}
          </small>
        </>
      )}
    </h1>
  );
}

function namesUntilPending(about: readonly (string | undefined)[]): readonly string[] {
  const pending = about.indexOf(undefined);
  return (pending < 0 ? about : about.slice(0, pending)) as readonly string[];
}

/** The name of what a URL only has the id of: undefined while it loads or without a query, '' where it cannot be read. */
export function useName<T>(
  query: DocumentQuery<T> | undefined,
  nameOf: (item: T) => string | undefined,
): string | undefined {
  const { status, value } = useDocument(query);
  if (status === 'loading') return undefined;
  return (value && nameOf(value)) ?? '';
}

/** The title that the page before passed in the navigation state; without one the name from the database. */
export function useTitle<T>(
  query: DocumentQuery<T> | undefined,
  nameOf: (item: T) => string | undefined,
): string | undefined {
  const passedTitle = titleFrom(useLocation().state);
  const name = useName(passedTitle === undefined ? query : undefined, nameOf);
  return passedTitle ?? name;
}
