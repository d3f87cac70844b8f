import { isSavingData } from '@bazaar/shared/device';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { useEffect } from 'react';

/** Fetches these images before they are shown, with the request that the viewer will make; not under data saver. */
export function useImagesAhead(imageIds: readonly string[]): void {
  const asked = imageIds.join(' ');
  useEffect(() => {
    if (isSavingData()) return;
    for (const imageId of asked.split(' ').filter(Boolean)) {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.fetchPriority = 'low';
      image.src = imageUrls(imageId).public;
    }
  }, [asked]);
}
