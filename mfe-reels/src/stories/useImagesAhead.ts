import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { useEffect } from 'react';

/** Has the browser fetch these pictures before they are shown, in the way the viewer will ask for them. */
export function useImagesAhead(imageIds: readonly string[]): void {
  const asked = imageIds.join(' ');
  useEffect(() => {
    for (const imageId of asked.split(' ').filter(Boolean)) {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.fetchPriority = 'low';
      image.src = imageUrls(imageId).public;
    }
  }, [asked]);
}
