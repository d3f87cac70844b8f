import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';

type SizedImageProps = ComponentPropsWithoutRef<'img'> & Readonly<Record<'alt' | 'sizes' | 'srcSet' | 'src', string>>;

/**
 * An `img` whose file depends on how wide it is drawn. It gets `sizes` and its files once it is in the document: Chromium keeps
 * an image with `sizes` that never gets there, and all that is around it, for as long as the page, and React makes such images
 * in every render that it gives up.
 */
export function SizedImage({ alt, sizes, srcSet, src, ...props }: SizedImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    Object.assign(image.current!, { sizes, srcset: srcSet, src });
  }, [sizes, srcSet, src]);
  return <img ref={image} alt={alt} {...props} />;
}
