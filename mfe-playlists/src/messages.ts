/** Texts of creators and playlists; those of §8 to the letter. */
export const messages = {
  creators: { title: 'Creators', explore: 'Explore', empty: 'No creators found', failed: 'Error fetching creators' },
  topics: { title: 'Topics', empty: 'No topics found for this creator', failed: 'Error fetching topics' },
  playlists: { title: 'Playlists', empty: 'No playlists found for this topic', failed: 'Error fetching playlists' },
  watch: {
    title: 'Playlist',
    empty: 'No videos found in this playlist',
    failed: 'Error fetching videos',
    playlist: 'Videos of this playlist',
  },
  back: 'Back',
  tryAgain: 'Try Again',
} as const;
