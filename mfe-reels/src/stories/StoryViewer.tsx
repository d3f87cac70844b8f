import type { Story } from '@bazaar/shared/data/stories';
import { useModal } from '@bazaar/shared/device';
import { NextIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { useCallback, useId, useRef, type FocusEvent } from 'react';
import { RoundButton } from '../RoundButton.tsx';
import { gestureOfKey, usePointerGesture, type Gesture } from './gesture.ts';
import { storyImageAlt, StoryImage, useImagesAhead } from './StoryImage.tsx';
import { stories as texts } from '../texts.ts';
import { StoryHead } from './StoryHead.tsx';
import styles from './StoryViewer.module.css';
import { useStoriesToShow } from './useStoriesToShow.ts';
import { useStoryState } from './useStoryState.ts';

interface StoryViewerProps {
  /** Each has at least one image. */
  stories: readonly Story[];
  /** The index of the story to begin with. */
  opened: number;
  /** Another story is shown. */
  onShow(storyId: string): void;
  onClose(): void;
}

/** The stories over the whole screen, one image after the other (§2, §4). */
export function StoryViewer({ stories: listed, opened, onShow, onClose }: StoryViewerProps) {
  const stories = useStoriesToShow(listed);
  const [state, dispatch] = useStoryState(stories, opened, { onShow, onOver: onClose });
  const story = stories[state.story]!;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(onClose, heading);
  const frame = useRef<HTMLDivElement>(null);
  const act = (gesture: Gesture) => {
    if (gesture === 'close') onClose();
    else if (gesture !== 'none') dispatch({ type: gesture });
  };
  usePointerGesture(frame, { onGesture: act, onHold: (isHeld) => dispatch({ type: 'held', isHeld }) });
  useImagesAhead(stories, state.story, state.image);
  const handleReady = useCallback(() => dispatch({ type: 'loaded' }), [dispatch]);
  /** A control focused by keyboard or screen reader pauses the story. */
  const handleFocus = ({ target }: FocusEvent) => {
    if (target.matches('button:focus-visible')) dispatch({ type: 'pause' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the open dialog; every one has a button too
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      onFocus={handleFocus}
      onKeyDown={(event) => act(gestureOfKey(event.nativeEvent))}
    >
      <div className={styles.screen}>
        <div ref={frame} className={styles.frame}>
          <StoryImage
            key={`${state.story}.${state.image}`}
            imageId={story.imageIds[state.image]!}
            alt={storyImageAlt(story, state.image)}
            title={story.title ?? texts.untitled}
            onReady={handleReady}
          />
        </div>
        <StoryHead
          story={story}
          state={state}
          titleId={titleId}
          heading={heading}
          onToggle={() => act('toggle')}
          onClose={onClose}
        />
        <div className={styles.steps}>
          <RoundButton label={texts.previous} onClick={() => act('previous')}>
            <PreviousIcon />
          </RoundButton>
          <RoundButton label={texts.next} onClick={() => act('next')}>
            <NextIcon />
          </RoundButton>
        </div>
      </div>
    </dialog>
  );
}
