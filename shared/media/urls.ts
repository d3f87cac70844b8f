import { siteUrls } from '../contracts/siteUrls.ts';

export interface ImageUrls {
  /** The whole picture. */
  public: string;
  /** 400 × 300, cut to fill. */
  small: string;
}

/** 400 × 300, cut to fill: one name for the host's own variant (§7). */
export const SMALL_VARIANT = 'w=400,h=300,fit=cover';

/** The two variants of a picture (§7). The id must have passed `imageId` of shared/data: it holds no slash. */
export function imageUrls(imageId: string): ImageUrls {
  const base = `${siteUrls().images}/${imageId}`;
  return { public: `${base}/public`, small: `${base}/${SMALL_VARIANT}` };
}

/** The name of the playlist that a player opens, of every stream. */
export const MAIN_PLAYLIST = 'video.m3u8';

/** The adaptive manifest of a stream (§7). The id must have passed `streamId` of shared/data. */
export const streamUrl = (videoStreamId: string) => `${siteUrls().streams}/${videoStreamId}/manifest/${MAIN_PLAYLIST}`;
