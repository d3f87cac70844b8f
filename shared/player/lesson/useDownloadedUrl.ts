import { useState } from 'react';
import { MAIN_PLAYLIST, streamUrl } from '../../media/urls.ts';
import { damageOf, fileUrl } from '../../saved/files.ts';
import { downloadedLessons, noteDamage, type DownloadedLesson } from '../../saved/records.ts';

/** The stream that a video is played from, decided once when it is shown: it does not change while it plays. */
interface Decided {
  url: string;
  saved: Playable | undefined;
  hasFailed: boolean;
}

/**
 * Returns the stream of a lesson on this device; undefined where it is not saved whole, and is played from the network. `giveUp`
 * is called when it cannot be played: then the network's is, and the list of saved lessons says so of files that were removed or
 * are damaged.
 */
export function useDownloadedUrl(url: string): {
  downloadedUrl: string | undefined;
  giveUp(): void;
} {
  const [decided, setDecided] = useState<Decided>(() => decide(url));
  const now = decided.url === url ? decided : decide(url);
  if (now !== decided) setDecided(now);
  const { saved, hasFailed } = now;
  return {
    downloadedUrl: saved && !hasFailed ? fileUrl(saved.folder, MAIN_PLAYLIST) : undefined,
    giveUp() {
      setDecided({ ...now, hasFailed: true });
      if (saved) void findDamage(saved);
    },
  };
}

const decide = (url: string): Decided => ({
  url,
  saved: hasWorker()
    ? downloadedLessons
        .get()
        .filter(hasFolder)
        .find(({ streamId }) => streamUrl(streamId) === url)
    : undefined,
  hasFailed: false,
});

/** Only the service worker has the files under their addresses; a page that was reloaded past it has none. */
const hasWorker = () => !!globalThis.navigator?.serviceWorker?.controller;

type Playable = DownloadedLesson & { folder: string };

const hasFolder = (lesson: DownloadedLesson): lesson is Playable => lesson.folder !== undefined;

/** Notes for every lesson that is played from these files that they are not whole. */
async function findDamage({ folder }: Playable): Promise<void> {
  const damage = await damageOf(folder).catch(() => undefined);
  if (!damage) return;
  for (const lesson of downloadedLessons.get()) if (lesson.folder === folder) noteDamage(lesson.videoId, damage);
}
