import { DataText } from '../ui/DataText.tsx';
import { Switch } from '../ui/Switch.tsx';
import { messages } from '../player/messages.ts';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import styles from './SeriesHead.module.css';

/** Above the list beside a player: the name of the series, and whether its next video begins by itself. One remembered choice for levels and playlists. */
export function SeriesHead({ title }: { title: string }) {
  const { hasAutoplay } = useLessonPrefs();
  return (
    <div className={styles.head}>
      <h2>
        <DataText>{title}</DataText>
      </h2>
      <Switch label={messages.autoplay} isOn={hasAutoplay} onChange={(isOn) => setLessonPrefs({ hasAutoplay: isOn })} />
    </div>
  );
}
