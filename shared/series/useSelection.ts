import { mayAutoplay } from '@bazaar/shared/device';
import type { List } from '@bazaar/shared/query';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';
import { startsFrom, stepsFrom } from '../contracts/navigationState.ts';
import { startQuery, startTimeFrom } from '../contracts/startTime.ts';
import type { Lesson } from '../data/lessons.ts';
import { MAX_SKIPS } from '../player/constants.ts';
import { useReplaceSearch } from '../ui/screen/useReplaceSearch.ts';

interface SelectionOptions {
  /** The page that lists the series: Back leads there. */
  parent: string;
  /** The rest of the address, besides the lesson. */
  search?: Readonly<Record<string, string>>;
  /** Goes with every address of the page, in the history's state. */
  state?: object;
  /** The lesson of an address that names none, or an unknown one. */
  defaultLesson(lessons: readonly Lesson[], failed: ReadonlySet<string>): Lesson | undefined;
}

/** A lesson as it was chosen on this page. */
interface Choice {
  videoId: string;
  /** The page that plays it, without its query. */
  pathname: string;
  /** It is what comes next, or is played again: it begins at 0:00, not where it was left. */
  isFromStart: boolean;
  /** The number of lessons that may still be skipped without a press because they cannot be played. */
  remainingSkips: number;
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * Returns which lesson of a list plays: the one that the address names. An address that is incomplete or wrong is replaced once the
 * list is read. Choices on the page are history entries of their own; playing on without a press adds none. A press that leads here
 * starts its lesson (§4: 'plays the first video'); a link from outside, a reload and Back wait for a press.
 */
export function useSelection(list: List<Lesson>, options: SelectionOptions) {
  const { parent, search = {}, state, defaultLesson } = options;
  const [given] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const navigate = useNavigate();
  const { leave, sameStep, nextStep } = useLeave(parent, state);
  const { failed, setFailed } = useFailedVideos();
  const { pathname } = useLocation();
  const isOpenedByPress = useIsOpenedByPress();
  const [arrival, setArrival] = useState({ pathname, isPressed: isOpenedByPress });
  /** Another number when the same lesson is chosen again. */
  const [latest, setLatest] = useState<Choice & { replayCount: number }>();
  if (arrival.pathname !== pathname) {
    setArrival({ pathname, isPressed: isOpenedByPress });
    // The choice of the page before says nothing about this one.
    if (isOpenedByPress && latest?.pathname !== pathname) setLatest(undefined);
  }

  const named = list.items.find(({ videoId }) => videoId === given.get('video'));
  const lesson = named ?? defaultLesson(list.items, failed);
  const linkedS = named && startTimeFrom(given);
  const address = lesson && { ...search, video: lesson.videoId };
  useEffect(() => {
    if (address && Object.entries(address).some(([name, value]) => given.get(name) !== value))
      replaceSearch({ ...address, ...startQuery(linkedS) }, sameStep);
  });

  const choice = latest?.videoId === lesson?.videoId ? latest : undefined;
  const hasFailed = lesson !== undefined && failed.has(lesson.videoId);
  const choose = (chosen: Choice) =>
    setLatest((before) => ({ ...chosen, replayCount: (before?.replayCount ?? 0) + 1 }));
  const playFromStart = (next: Lesson, isPressed: boolean, remainingSkips: number) => {
    choose({ videoId: next.videoId, pathname: next.path.split('?')[0]!, isFromStart: true, remainingSkips });
    if (next.videoId !== lesson?.videoId)
      void navigate(next.path, isPressed ? { state: nextStep } : { replace: true, state: sameStep });
  };
  return {
    list,
    lesson,
    /** The start of the lesson, as the player takes it. */
    playback: {
      isAutoPlayed: latest ? choice !== undefined : arrival.isPressed,
      // Of the link to this page: a lesson that is chosen afterwards goes on where it was left.
      startS: latest ? (choice?.isFromStart ? 0 : undefined) : linkedS,
      replayCount: choice?.replayCount ?? 0,
    },
    /** It is what a link from outside led to, and nothing was chosen since. */
    isLinked: !latest && !arrival.isPressed,
    /** The lessons that could not be played when they were last tried. */
    failed,
    setFailed,
    hasFailed,
    canSkip: choice !== undefined && choice.remainingSkips > 0,
    /** The state of a link to another lesson of the page. */
    nextStep,
    leave,
    /** A press on a link to the lesson. */
    select: (videoId: string) => choose({ videoId, pathname, isFromStart: false, remainingSkips: 0 }),
    playNext: (next: Lesson, how: 'pressed' | 'byItself') =>
      playFromStart(next, how === 'pressed', hasFailed ? (choice?.remainingSkips ?? 0) - 1 : MAX_SKIPS),
    replay: (first: Lesson) => playFromStart(first, true, MAX_SKIPS),
  };
}

/** Returns true where a press on this site led to the present address: on what says start; on anything else, where videos may play by themselves. */
function useIsOpenedByPress(): boolean {
  const { state } = useLocation();
  return useNavigationType() === 'PUSH' && (startsFrom(state) || mayAutoplay());
}

/**
 * Choices of a page or a video are history entries of their own; Back and Escape go back over all of them at once.
 * `sameStep` and `nextStep` are the state for an address that replaces this one, or follows it.
 */
function useLeave(parent: string, state?: object) {
  const navigate = useNavigate();
  const steps = stepsFrom(useLocation().state);
  const leave = () => {
    const index = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > steps) void navigate(-(steps + 1));
    else void navigate(parent, { replace: true });
  };
  return { leave, sameStep: { ...state, steps }, nextStep: { ...state, steps: steps + 1 } };
}

/** The ids of the videos that could not be played when they were last tried. */
export function useFailedVideos(): {
  failed: ReadonlySet<string>;
  setFailed(videoId: string, hasFailed: boolean): void;
} {
  const [failed, setAll] = useState<ReadonlySet<string>>(new Set());
  const setFailed = (videoId: string, hasFailed: boolean) =>
    setAll((before) => {
      if (before.has(videoId) === hasFailed) return before;
      const others = [...before].filter((each) => each !== videoId);
      return new Set(hasFailed ? [...others, videoId] : others);
    });
  return { failed, setFailed };
}
