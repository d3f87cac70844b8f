import { useState } from 'react';

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
