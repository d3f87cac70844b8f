// Texts of creators and playlists; those of §8 to the letter.
const videos = (count: number): string => `${count} ${count === 1 ? 'video' : 'videos'}`;

export const creators = {
  title: 'Creators',
  explore: 'Explore',
  empty: 'No creators found',
  failed: 'Error fetching creators',
  instead: 'See all categories',
} as const;

export const topics = {
  title: 'Topics',
  empty: 'No topics found for this creator',
  failed: 'Error fetching topics',
  instead: 'See other creators',
} as const;

export const playlists = {
  title: 'Playlists',
  empty: 'No playlists found for this topic',
  failed: 'Error fetching playlists',
  watched: (finished: number, count: number) =>
    finished === count ? `Finished · ${videos(count)}` : `${finished} of ${videos(count)} watched`,
  instead: 'See other topics',
} as const;

export const watch = {
  title: 'Playlist',
  noPlaylist: 'No playlist ID provided',
  empty: 'No videos found in this playlist',
  instead: 'See other playlists',
  failed: 'Error fetching videos',
  videos: 'Videos of this playlist',
} as const;

export const end = {
  title: 'End of the playlist',
  back: 'Back to playlists',
} as const;
