import type { Story } from '@bazaar/shared/data/stories';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { CloseIcon, PauseIcon, PlayIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useState, type RefObject } from 'react';
import { RoundButton } from '../RoundButton.tsx';
import { stories as texts } from '../texts.ts';
import styles from './StoryHead.module.css';
import { SPOKEN_FOR_MS } from '../constants.ts';
import { progressPercent, type StoryState } from './storyState.ts';

interface StoryHeadProps {
  story: Story;
  state: StoryState;
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onToggle(): void;
  onClose(): void;
}

/** Above the image: the bars, who posted the story and when, pause and close. */
export function StoryHead({ story, state, titleId, heading, onToggle, onClose }: StoryHeadProps) {
  const [nowMs] = useState(Date.now);
  const { displayName, timestamp } = story._createdBy ?? {};
  return (
    <div className={styles.head}>
      <StoryBars state={state} />
      <div className={styles.line}>
        <span className={styles.icon}>
          <RemoteImage imageId={story.iconId} alt="" ratio={1} sizes="40px" isSmall />
        </span>
        <div className={styles.names}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            <DataText>{story.title ?? texts.untitled}</DataText>
          </h2>
          <p>
            {displayName && <DataText>{displayName}</DataText>}
            {timestamp !== undefined && <span>{timeAgo(timestamp, nowMs)}</span>}
            <StoryPosition story={story} state={state} />
          </p>
        </div>
        <RoundButton label={state.isPaused ? texts.play : texts.pause} onClick={onToggle}>
          {state.isPaused ? <PlayIcon /> : <PauseIcon />}
        </RoundButton>
        <RoundButton label={texts.close} onClick={onClose}>
          <CloseIcon />
        </RoundButton>
      </div>
    </div>
  );
}

/** A bar for each image: full for the images before the current one, which fills its own. */
function StoryBars({ state }: { state: StoryState }) {
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

/**
 * The number of the image that is shown. Screen readers also say what is on it, once it is there, and after another story its title.
 * A live region of its own: those of the page are inert below the dialog.
 */
export function StoryPosition({ story, state }: { story: Story; state: StoryState }) {
  const { image, hasLoaded } = state;
  /** The image that a story was entered with; none of the first story, which the name of the dialog says. */
  const [entered, setEntered] = useState({ story: state.story, image: -1 });
  if (entered.story !== state.story) setEntered({ story: state.story, image });
  const alt = story.imageAlts?.[image];
  return (
    <span aria-live="polite">
      {entered.image === image && <SpokenText key={state.story}>{story.title ?? texts.untitled}</SpokenText>}
      <span>{texts.imageOf(image + 1, story.imageIds.length)}</span>
      {hasLoaded && alt && <SpokenText key={image}>{alt}</SpokenText>}
    </span>
  );
}

/** For screen readers alone, and removed after a while: who reads through the dialog finds it at the image and in the heading. */
function SpokenText({ children }: { children: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsOver, SPOKEN_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    !isOver && (
      <span className="visually-hidden">
        {' '}
        <DataText>{children}</DataText>{' '}
      </span>
    )
  );
}
