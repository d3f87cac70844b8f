import { siteUrls } from '../contracts/siteUrls.ts';

/** The adaptive manifest of a stream (§7). The id must have passed `streamId` of shared/data. */
export const streamUrl = (videoStreamId: string) => `${siteUrls().streams}/${videoStreamId}/manifest/video.m3u8`;
