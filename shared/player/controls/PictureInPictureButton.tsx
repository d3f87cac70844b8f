import { PictureInPictureIcon } from '../../ui/icons.tsx';
import { messages } from '../messages.ts';
import { usePlayer } from '../lesson/PlayerContext.ts';
import { useMediaFact } from '../useMediaFact.ts';

/** Only where the browser can, and once there is a picture to show. */
export function PictureInPictureButton() {
  const { video } = usePlayer();
  const hasPicture = useMediaFact(video, 'hasPicture');
  if (!document.pictureInPictureEnabled) return null;
  return (
    <button
      type="button"
      aria-label={messages.pictureInPicture}
      aria-disabled={!hasPicture}
      onClick={() => void toggle(video.current)}
    >
      <PictureInPictureIcon />
    </button>
  );
}

async function toggle(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // There is no picture yet, or the browser refuses.
  }
}
