import type { Story } from '@bazaar/shared/data/stories';
import { duringThisVisit, prefersReducedMotion, useIsTabHidden } from '@bazaar/shared/device';
import { useEffect, useEffectEvent, useReducer, useState, type Dispatch } from 'react';
import { STEP_MS } from '../constants.ts';
import { markSeen } from './seenStories.ts';
import { isRunning, nextStoryState, openStory, type StoryEvent, type StoryState } from './storyState.ts';

interface Listeners {
  /** Another story is shown. */
  onShow(storyId: string): void;
  /** The last image of the last story has passed. */
  onOver(): void;
}

/** The state of the viewer as time passes and the tab is hidden; reports the story that is shown, and the end. */
export function useStoryState(
  stories: readonly Story[],
  opened: number,
  listeners: Listeners,
): [StoryState, Dispatch<StoryEvent>] {
  const [state, dispatch] = useReducer(
    nextStoryState,
    undefined,
    () => openStory(imageCountsOf(stories), opened, { isPaused: prefersReducedMotion() }), // WCAG 2.2.2
  );
  useEffect(() => dispatch({ type: 'listed', imageCounts: imageCountsOf(stories) }), [stories]);
  const handleShow = useEffectEvent(listeners.onShow);
  const handleOver = useEffectEvent(listeners.onOver);
  const isTimeRunning = isRunning(state);
  useEffect(() => {
    if (isTimeRunning) return runClock((ms) => dispatch({ type: 'passed', ms }));
  }, [isTimeRunning]);
  const isHidden = useIsTabHidden();
  useEffect(() => dispatch({ type: 'hidden', isHidden }), [isHidden]);

  const { id, imageIds } = stories[state.story]!;
  useEffect(() => handleShow(id), [id]);
  const isLastImage = state.image === imageIds.length - 1;
  const [markSeenByOpener] = useState(() => duringThisVisit(markSeen)); // not by the visitor after a sign-out
  useEffect(() => {
    if (isLastImage) markSeenByOpener(id);
  }, [isLastImage, id, markSeenByOpener]);
  useEffect(() => {
    if (state.isOver) handleOver();
  }, [state.isOver]);
  return [state, dispatch];
}

const imageCountsOf = (stories: readonly Story[]): number[] => stories.map(({ imageIds }) => imageIds.length);

/** Calls about every 100 ms with the time that has really passed: a timer that fires late loses nothing. Returns a function that stops it. */
function runClock(onPassed: (ms: number) => void): () => void {
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    onPassed(nowMs - lastMs);
    lastMs = nowMs;
  }, STEP_MS);
  return () => clearInterval(timer);
}
