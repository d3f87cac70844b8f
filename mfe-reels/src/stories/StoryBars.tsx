import styles from './StoryBars.module.css';
import { progressPercent, type StoryState } from './storyState.ts';

/** A bar for each image: full for those that passed, filling for the one on view. */
export function StoryBars({ state }: { state: StoryState }) {
  const percentOf = (image: number) => (image === state.image ? progressPercent(state) : image < state.image ? 100 : 0);
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: state.imageCounts[state.story]! }, (_, image) => (
        <span key={`${state.story}.${image}`} className={styles.bar}>
          <span style={{ scale: `${percentOf(image) / 100} 1` }} />
        </span>
      ))}
    </div>
  );
}
