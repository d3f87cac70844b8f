import { isSavingData } from '@bazaar/shared/device';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { useEffect } from 'react';
import { IMAGES_AHEAD } from './constants.ts';

type Images = readonly { imageIds: readonly string[] }[];

/** Fetches the next images with the request that the viewer will make; not under data saver. */
export function useImagesAhead(stories: Images, story: number, image: number): void {
  useEffect(() => {
    if (isSavingData()) return;
    for (const imageId of imagesAhead(stories, story, image)) {
      const element = new Image();
      element.crossOrigin = 'anonymous';
      element.fetchPriority = 'low';
      element.src = imageUrls(imageId).public;
    }
  }, [stories, story, image]);
}

/** The next two images of this story, and the first of the next one. */
export function imagesAhead(stories: Images, story: number, image: number): string[] {
  const ahead = stories[story]?.imageIds.slice(image + 1, image + 1 + IMAGES_AHEAD) ?? [];
  return [...ahead, ...(stories[story + 1]?.imageIds.slice(0, 1) ?? [])];
}
