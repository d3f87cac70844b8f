import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../core/listen.ts';
import type { Media } from '../core/createMedia.ts';
import { useMediaElement } from '../core/useMedia.ts';
import { lineAt, type TranscriptLine } from './transcriptLines.ts';

/** A seek may end a little before the time that it was for. */
const SEEK_TOLERANCE_S = 0.05;

/** The index of the line that is spoken now, or was last; -1 before the first. */
export function useLineNow(media: Media, lines: readonly TranscriptLine[]): number {
  const element = useMediaElement(media);
  const subscribe = useCallback(
    (onChange: () => void) =>
      element ? listen(element, ['timeupdate', 'seeking', 'seeked', 'emptied'], onChange) : () => {},
    [element],
  );
  return useSyncExternalStore(subscribe, () => lineAt(lines, (element?.currentTime ?? 0) + SEEK_TOLERANCE_S));
}
