import type { Playlist } from '@bazaar/shared/data/playlists';
import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/deviceProgress';
import { knownProgress } from '@bazaar/shared/progress/seriesProgress';
import { CardGrid } from '@bazaar/shared/ui/ListScreen';
import { playlists as texts } from '../texts.ts';

interface PlaylistCardsProps {
  playlists: readonly Playlist[];
  /** The address of a playlist. */
  to(playlistId: string): string;
}

/** The playlists as cards, each with what this device knows was watched of it. */
export function PlaylistCards({ playlists, to }: PlaylistCardsProps) {
  const entries = useRemembered(deviceProgress);
  return (
    <CardGrid
      items={playlists}
      card={({ playlistId, playlistName, smallImageId }, index) => {
        const known = knownProgress(playlistId, entries);
        return {
          id: playlistId,
          to: to(playlistId),
          name: playlistName,
          imageId: smallImageId,
          isFirst: index === 0,
          state: { title: playlistName },
          watchedShare: known?.share,
          children: known && texts.watched(known.finished, known.count),
        };
      }}
    />
  );
}
