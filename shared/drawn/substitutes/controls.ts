/** In the place of what only a running player shows or does: its controls, its keys, what comes after a video; and of what lies below the screen. */
const nothing = () => null;

export {
  nothing as AudioOnly,
  nothing as Captions,
  nothing as Controls,
  nothing as Cover,
  nothing as KeysDialog,
  nothing as LessonSettings,
  nothing as LevelEnd,
  nothing as MissingId,
  nothing as MoreFrom,
  nothing as MoreLevels,
  nothing as Player,
  nothing as preloadHls,
  nothing as SeriesEnd,
  nothing as SeriesFinished,
  nothing as ShareDialog,
  nothing as startToShare,
  nothing as UpNextCard,
  nothing as togglePlay,
  nothing as useIsFinished,
  nothing as useKeptFocus,
  nothing as useLessonKeys,
};

/** Figures of what was watched come with React. */
export const useWatchedShare = () => 0;

export const useUpNext = () => ({ state: { step: 'off' } });

/** What follows is read later. */
export const useNextLesson = () => ({});

/** Nothing is drawn of a read that failed. */
export const failedText = (): string => '';
export const hints: readonly string[] = [];
