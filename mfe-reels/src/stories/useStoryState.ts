import type { Story } from '@bazaar/shared/data/stories';
import { duringThisVisit, prefersReducedMotion, useIsTabHidden } from '@bazaar/shared/device';
import { useCallback, useEffect, useEffectEvent, useReducer, useState, type Dispatch } from 'react';
import { markSeen } from './seenStories.ts';
import { isRunning, nextStoryState, openStory, type StoryEvent, type StoryState } from './storyState.ts';
import { useStoryTime } from './useStoryTime.ts';

interface Listeners {
  /** Another story is on view. */
  onShow(storyId: string): void;
  /** The last image of the last story has passed. */
  onOver(): void;
}

/** The running state of the viewer: its time, the hidden tab, and what the outside hears of it. */
export function useStoryState(
  stories: readonly Story[],
  opened: number,
  listeners: Listeners,
): [StoryState, Dispatch<StoryEvent>] {
  const [state, dispatch] = useReducer(nextStoryState, undefined, () =>
    openStory(
      stories.map(({ imageIds }) => imageIds.length),
      opened,
      { isPaused: prefersReducedMotion() }, // WCAG 2.2.2,
    ),
  );
  const handleShow = useEffectEvent(listeners.onShow);
  const handleOver = useEffectEvent(listeners.onOver);
  useStoryTime(
    isRunning(state),
    useCallback((ms) => dispatch({ type: 'passed', ms }), []),
  );
  const isHidden = useIsTabHidden();
  useEffect(() => dispatch({ type: 'hidden', isHidden }), [isHidden]);

  const { id, imageIds } = stories[state.story]!;
  useEffect(() => handleShow(id), [id]);
  const isLastImage = state.image === imageIds.length - 1;
  const [markSeenByOpener] = useState(() => duringThisVisit(markSeen)); // not by who finds the viewer open after a sign-out
  useEffect(() => {
    if (isLastImage) markSeenByOpener(id);
  }, [isLastImage, id, markSeenByOpener]);
  useEffect(() => {
    if (state.isOver) handleOver();
  }, [state.isOver]);
  return [state, dispatch];
}
