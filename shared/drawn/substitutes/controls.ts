/** In the place of what only a running player shows or does: its controls, its keys, what comes after a video; and of what lies below the screen. */
const nothing = () => null;

export {
  nothing as AudioOnly,
  nothing as Captions,
  nothing as Controls,
  nothing as Cover,
  nothing as KeysDialog,
  nothing as lessonsOf,
  nothing as lessonsOfPages,
  nothing as LevelEnd,
  nothing as MissingId,
  nothing as MoreFrom,
  nothing as MoreLevels,
  nothing as Player,
  nothing as SeriesEnd,
  nothing as seriesFacts,
  nothing as SeriesFinished,
  nothing as ShareDialog,
  nothing as startQuery,
  nothing as startTimeFrom,
  nothing as UpNextCard,
  nothing as togglePlay,
  nothing as useIsFinished,
  nothing as useKeptFocus,
  nothing as useLessonKeys,
  nothing as useReplaceSearch,
  nothing as withStartTime,
};

/** Nothing was tried yet. */
export const useFailedVideos = () => ({ failed: new Set<string>(), setFailed: nothing });

/** Figures of what was watched come with React. */
export const useWatchedShare = () => 0;

export const useUpNext = () => ({ state: { step: 'off' } });

/** What follows is read later. */
export const useNextLesson = () => ({ next: { kind: 'unknown' }, retry: nothing });

/** Nothing is drawn of a read that failed. */
export const failedText = (): string => '';
export const hints: readonly string[] = [];
