import { Link } from '@bazaar/shared/router';
import { noNetwork as texts } from '../player/texts.ts';
import { useDownloadedLessons } from '../saved/records.ts';
import { DataText } from '../ui/DataText.tsx';
import styles from './SavedLessons.module.css';

/** Not in the spec: the dashboard has all of them. */
const MAX_LINKS = 5;

/** Links to the lessons that are whole on this device, the latest first; nothing where there are none. */
export function SavedLessons() {
  const whole = useDownloadedLessons().filter(({ folder }) => folder !== undefined);
  if (whole.length === 0) return null;
  return (
    <nav className={styles.saved} aria-label={texts.saved} data-offers-saved>
      <p>{texts.saved}</p>
      <ul>
        {whole
          .slice(-MAX_LINKS)
          .toReversed()
          .map(({ videoId, path, title }) => (
            <li key={videoId}>
              <Link to={path}>
                <DataText>{title}</DataText>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
