import { LOCAL_URLS } from '../../../contracts/config.ts';
import { imageUrls, streamUrl, type ImageUrls } from '../../../media/urls.ts';
import { CONTENT, type School } from '../school.ts';

/** The ids of films and pictures that the site requests, each with the first document that names it. */
export interface MediaIds {
  streams: ReadonlyMap<string, string>;
  images: ReadonlyMap<string, string>;
}

const STREAM_FIELDS = ['streamVideoId', 'videoStreamId'];
const IMAGE_FIELDS = ['bigImageId', 'smallImageId', 'thumbnailId', 'imgId', 'iconId', 'imageIds'];

/** Collects what the parsed documents name; nothing of documents that are left out is requested. */
export function mediaIdsIn(school: School): MediaIds {
  const streams = new Map<string, string>();
  const images = new Map<string, string>();
  for (const { collection } of CONTENT) {
    for (const { at, parsed = {} } of school.items.get(collection.name) ?? []) {
      const textsIn = (fields: readonly string[]) =>
        fields.flatMap((field) => parsed[field]).filter((id): id is string => typeof id === 'string');
      for (const id of textsIn(STREAM_FIELDS)) if (!streams.has(id)) streams.set(id, at);
      for (const id of textsIn(IMAGE_FIELDS)) if (!images.has(id)) images.set(id, at);
    }
  }
  return { streams, images };
}

/** The manifest of a stream at this host. */
export const manifestAt = (host: string, id: string): string => streamUrl(id).replace(LOCAL_URLS.streams, host);

/** The two variants of a picture at this host. */
export function picturesAt(host: string, id: string): ImageUrls {
  const urls = imageUrls(id);
  return {
    public: urls.public.replace(LOCAL_URLS.images, host),
    small: urls.small.replace(LOCAL_URLS.images, host),
  };
}
