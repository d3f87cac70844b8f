/** iPhones have no full screen for elements, only for a video. */
interface WithOwnFullscreen extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** The player, with all that is drawn over it, fills the screen, or returns. A browser that refuses leaves it where it is. */
export async function toggleFullscreen(root: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (root?.requestFullscreen) await root.requestFullscreen();
    else (video as WithOwnFullscreen | null)?.webkitEnterFullscreen?.();
  } catch {
    // It was not allowed.
  }
}
