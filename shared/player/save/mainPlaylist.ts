/** The name of the playlist that a player opens, of every saved stream. */
export const MAIN_PLAYLIST = 'video.m3u8';
