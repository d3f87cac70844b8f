import { useCallback, useSyncExternalStore } from 'react';
import type { Media } from './createMedia.ts';
import { listen } from './listen.ts';
import { useMediaElement } from './useMedia.ts';

/** A seek may end a little before the time that it was for. */
const SEEK_TOLERANCE_S = 0.05;

/** What `read` makes of the time of the element, in seconds: the component renders only when that changes. */
export function useAtTime<Value extends string | number>(media: Media, read: (timeS: number) => Value): Value {
  const element = useMediaElement(media);
  const subscribe = useCallback(
    (onChange: () => void) =>
      element ? listen(element, ['timeupdate', 'seeking', 'seeked', 'emptied'], onChange) : () => {},
    [element],
  );
  return useSyncExternalStore(subscribe, () => read((element?.currentTime ?? 0) + SEEK_TOLERANCE_S));
}
