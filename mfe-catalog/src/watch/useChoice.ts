import { useState } from 'react';

/** How a video that begins by itself was chosen; one that an address names waits for a press. */
interface Choice {
  videoId: string;
  /** It began as the next one, or is played again: at 0:00, not at the saved position. */
  isFromStart: boolean;
  /** How many videos that cannot be played it may still go on past by itself. */
  remainingSkips: number;
}

/** Another number when the same video is chosen again. */
type CountedChoice = Choice & { replayCount: number };

/** How the current video was chosen; undefined for one that only an address names. */
export function useChoice(videoId: string | undefined): {
  choice: CountedChoice | undefined;
  /** Nothing was chosen yet on this page. */
  isFirst: boolean;
  choose(choice: Choice): void;
} {
  const [latest, setLatest] = useState<CountedChoice>();
  return {
    choice: latest?.videoId === videoId ? latest : undefined,
    isFirst: latest === undefined,
    choose: (chosen) => setLatest((before) => ({ ...chosen, replayCount: (before?.replayCount ?? 0) + 1 })),
  };
}
