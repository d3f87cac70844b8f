import { DataText } from './DataText.tsx';
import styles from './ScreenHeading.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface ScreenHeadingProps {
  title: string;
  /** What the screen is about beside its title; a name that is not known yet, or not at all, is undefined. */
  about?: readonly (string | undefined)[];
}

/** The heading of a screen, which is also the page's title. The line for names keeps its room while they are on their way. */
export function ScreenHeading({ title, about }: ScreenHeadingProps) {
  const names = about?.filter((name) => name !== undefined) ?? [];
  useDocumentTitle([title, ...names].join(' · '));
  return (
    <h1>
      <DataText>{title}</DataText>
      {about && (
        <>
          {' '}
          <small className={styles.about}>
            {names.map((name, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <DataText>{name}</DataText>
              </span>
            ))}
          </small>
        </>
      )}
    </h1>
  );
}
