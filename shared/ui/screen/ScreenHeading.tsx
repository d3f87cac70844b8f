import type { CSSProperties } from 'react';
import { DataText } from '../DataText.tsx';
import styles from './ScreenHeading.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface ScreenHeadingProps {
  title: string;
  /** Names of what the screen lists: undefined while loading, '' when unknown. */
  about?: readonly (string | undefined)[];
}

/** The heading of a screen, also the document's title. Names are shown in order: one that arrived waits for those before it. */
export function ScreenHeading({ title, about }: ScreenHeadingProps) {
  const names = knownFrom(about ?? []).filter(Boolean);
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

function knownFrom(about: readonly (string | undefined)[]): readonly string[] {
  const pending = about.indexOf(undefined);
  return (pending < 0 ? about : about.slice(0, pending)) as readonly string[];
}
