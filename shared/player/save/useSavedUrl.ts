import { useState } from 'react';
import { streamUrl } from '../../media/streamUrl.ts';
import { MAIN_PLAYLIST } from './mainPlaylist.ts';
import { isComplete, savedUrl } from './savedFiles.ts';
import { changeSaved, savedLessons, type SavedLesson } from './savedLessons.ts';

/** Where a video is played from, decided once when it is shown: the stream does not change while it plays. */
interface Decided {
  url: string;
  saved: SavedLesson | undefined;
  hasFailed: boolean;
}

/**
 * The stream of a lesson on this device, where it is saved whole; undefined: from the network. `giveUp` is for when it cannot be
 * played: the network's is played instead, and if the browser has removed the files, the list of saved lessons says so.
 */
export function useSavedUrl(url: string): { savedUrl: string | undefined; hasFailed: boolean; giveUp(): void } {
  const [decided, setDecided] = useState<Decided>(() => decide(url));
  const now = decided.url === url ? decided : decide(url);
  if (now !== decided) setDecided(now);
  const { saved, hasFailed } = now;
  return {
    savedUrl: saved && !hasFailed ? savedUrl(saved.streamId, MAIN_PLAYLIST) : undefined,
    hasFailed,
    giveUp() {
      setDecided({ ...now, hasFailed: true });
      if (saved) void noteRemoved(saved);
    },
  };
}

const decide = (url: string): Decided => ({
  url,
  saved: hasWorker()
    ? savedLessons.get().find((one) => one.state === 'whole' && streamUrl(one.streamId) === url)
    : undefined,
  hasFailed: false,
});

/** Only the service worker has the files under their addresses; a page that was reloaded past it has none. */
const hasWorker = () => !!globalThis.navigator?.serviceWorker?.controller;

async function noteRemoved({ videoId, streamId }: SavedLesson): Promise<void> {
  const isThere = await isComplete(streamId).catch(() => true);
  if (!isThere) changeSaved(videoId, { state: 'failed', problem: 'removed' });
}
