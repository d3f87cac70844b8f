import { useSyncExternalStore } from 'react';
import { ExitFullscreenIcon, FullscreenIcon } from '../../../ui/icons.tsx';
import { toggleFullscreen } from '../fullscreen.ts';
import { messages } from '../../messages.ts';
import { usePlayer } from '../PlayerContext.ts';

export function FullscreenButton() {
  const { root, video } = usePlayer();
  const isFullscreen = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return (
    <button
      type="button"
      aria-label={isFullscreen ? messages.exitFullscreen : messages.fullscreen}
      aria-keyshortcuts="f"
      onClick={() => void toggleFullscreen(root.current, video.current)}
    >
      {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
