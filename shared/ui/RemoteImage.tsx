import { useState } from 'react';
import { imageUrls } from '../media/imageUrl.ts';
import { Badge } from './Badge.tsx';
import { boardColour } from './boardColour.ts';
import { messages } from './messages.ts';
import styles from './RemoteImage.module.css';

interface RemoteImageProps {
  /** Absent or failing: the placeholder, with the 'Image Error' badge when a picture was there to be had. */
  imageId: string | undefined;
  /** '' where the name stands beside the picture. */
  alt: string;
  /** width / height, so that nothing moves when the picture comes. */
  ratio: number;
  /** CSS `sizes`: how wide it is drawn. */
  sizes: string;
  /** The picture that the visitor came for: not lazy, and first in the queue. */
  isFirst?: boolean;
  /** Too small for a badge in its corner, and perhaps round: an avatar. */
  isSmall?: boolean;
}

/** A picture of the image service in the variant that fits (§7), on a board colour until it is loaded. */
export function RemoteImage({ imageId, alt, ratio, sizes, isFirst = false, isSmall = false }: RemoteImageProps) {
  const [failedId, setFailedId] = useState<string>();
  const hasFailed = imageId !== undefined && failedId === imageId;
  const urls = imageId && !hasFailed ? imageUrls(imageId) : undefined;
  return (
    <span className={styles.box} style={{ aspectRatio: ratio, backgroundColor: boardColour(imageId ?? alt) }}>
      {urls ? (
        <img
          src={urls.public}
          srcSet={`${urls.small} 400w, ${urls.public} 960w`}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          crossOrigin="anonymous"
          onError={() => setFailedId(imageId)}
        />
      ) : (
        <span className={styles.placeholder} role="img" aria-label={alt || undefined} aria-hidden={alt === ''}>
          {alt.slice(0, 1)}
        </span>
      )}
      {hasFailed && <Badge corner={isSmall ? 'none' : 'bottom'}>{messages.imageError}</Badge>}
    </span>
  );
}
