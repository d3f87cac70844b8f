import type { CSSProperties } from 'react';
import { DataText } from './DataText.tsx';
import styles from './ScreenHeading.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface ScreenHeadingProps {
  title: string;
  /** What the screen is about beside its title: undefined is a name on its way, '' one that cannot be had. */
  about?: readonly (string | undefined)[];
}

/** The heading of a screen, which is also the page's title. Names keep their room and their order while they arrive: each waits for the one before it. */
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
