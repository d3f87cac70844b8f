/** No playlist, or one of a stream that is encrypted, live or of several hosts, or a file that the server has not: trying again does not help. Apart from what reads playlists, which is loaded late. */
export class PlaylistError extends Error {}
