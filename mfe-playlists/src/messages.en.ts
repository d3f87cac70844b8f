const videos = (count: number): string => `${count} ${count === 1 ? 'video' : 'videos'}`;

/** Texts of creators and playlists; those of §8 to the letter. */
export const messages = {
  creators: {
    title: 'Creators',
    explore: 'Explore',
    empty: 'No creators found',
    failed: 'Error fetching creators',
    instead: 'See all categories',
  },
  topics: {
    title: 'Topics',
    empty: 'No topics found for this creator',
    failed: 'Error fetching topics',
    instead: 'See other creators',
  },
  playlists: {
    title: 'Playlists',
    empty: 'No playlists found for this topic',
    failed: 'Error fetching playlists',
    watched: (finished: number, count: number) =>
      finished === count ? `Finished · ${videos(count)}` : `${finished} of ${videos(count)} watched`,
    instead: 'See other topics',
  },
  watch: {
    title: 'Playlist',
    noPlaylist: 'No playlist ID provided',
    empty: 'No videos found in this playlist',
    instead: 'See other playlists',
    failed: 'Error fetching videos',
    videos: 'Videos of this playlist',
  },
  end: { title: 'End of the playlist', back: 'Back to playlists' },
} as const;
