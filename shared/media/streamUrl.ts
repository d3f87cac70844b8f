import { siteUrls } from '../contracts/siteUrls.ts';

/** The name of the playlist that a player opens, of every stream. */
export const MAIN_PLAYLIST = 'video.m3u8';

/** The adaptive manifest of a stream (§7). The id must have passed `streamId` of shared/data. */
export const streamUrl = (videoStreamId: string) => `${siteUrls().streams}/${videoStreamId}/manifest/${MAIN_PLAYLIST}`;
