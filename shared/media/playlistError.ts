/** No playlist, or one of a stream that is encrypted, live or of several hosts. Apart from what reads playlists, which is loaded late. */
export class PlaylistError extends Error {}
