import { useState } from 'react';
import { stableHash } from '../format/stableHash.ts';
import { imageUrls } from '../media/urls.ts';
import { Badge } from './Badge.tsx';
import { image as texts } from './texts.ts';
import styles from './RemoteImage.module.css';
import { SizedImage } from './SizedImage.tsx';

interface RemoteImageProps {
  /** Absent or failing: the placeholder, with the 'Image Error' badge when a picture was there to be had. */
  imageId: string | undefined;
  /** '' where the name stands beside the picture. */
  alt: string;
  /** That of `alt`, where it came from data: `languageOf` (format/language.ts). */
  lang?: string;
  /** Its first letter stands on the placeholder; absent: that of `alt`. */
  name?: string;
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
export function RemoteImage({
  imageId,
  alt,
  lang,
  name = alt,
  ratio,
  sizes,
  isFirst = false,
  isSmall = false,
}: RemoteImageProps) {
  const [failedId, setFailedId] = useState<string>();
  const hasFailed = imageId !== undefined && failedId === imageId;
  const urls = imageId && !hasFailed ? imageUrls(imageId) : undefined;
  return (
    <span className={styles.box} style={{ aspectRatio: ratio, backgroundColor: boardColour(imageId ?? name) }}>
      {urls ? (
        <SizedImage
          src={urls.public}
          srcSet={`${urls.small} 400w, ${urls.public} 960w`}
          sizes={sizes}
          alt={alt}
          lang={lang}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          crossOrigin="anonymous"
          onError={() => setFailedId(imageId)}
        />
      ) : (
        <span className={styles.placeholder} role="img" aria-label={alt} lang={lang} aria-hidden={!alt}>
          {[...name][0]}
        </span>
      )}
      {hasFailed && <Badge corner={isSmall ? 'none' : 'bottom'}>{texts.imageError}</Badge>}
    </span>
  );
}

/** The board colours (tokens.css); cream reads on all of them (WCAG contrast 7.8 : 1 and better). */
const BOARDS = ['#8E2A1E', '#14523C', '#1D3C6A', '#5B3A1A', '#0F5560', '#4B5216', '#6B2140'] as const;

/** Returns the board colour of an id, which is the same everywhere. */
export const boardColour = (id: string): string => BOARDS[stableHash(id) % BOARDS.length]!;
