import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { languageOf } from '@bazaar/shared/format/language';
import { pictures as texts } from '../texts.ts';

type Pictures = Pick<FeedPost, 'imageIds' | 'imageAlts' | 'imgId' | 'imgAlt'>;

/** The description of a picture, and its language where that is not the page's. */
interface PictureAlt {
  alt: string;
  lang?: string;
}

/**
 * The picture of a post of kind image, the first of imageIds or else imgId (§2), and what it shows. Without a description the text
 * says so: the title stands above it and is read already (docs/decisions/034). A placeholder shows nothing.
 */
export function pictureOf({
  imageIds: [first],
  imageAlts,
  imgId,
  imgAlt,
}: Pictures): PictureAlt & { imageId: string | undefined } {
  if (first === undefined && imgId === undefined) return { imageId: undefined, alt: '' };
  return {
    imageId: first ?? imgId,
    ...inItsLanguage((first === undefined ? imgAlt : imageAlts?.[0]) ?? texts.undescribed),
  };
}

/** The description of one of several pictures; without one, which picture it is. */
export const altOf = ({ imageIds, imageAlts }: Pick<Pictures, 'imageIds' | 'imageAlts'>, index: number): PictureAlt =>
  inItsLanguage(imageAlts?.[index] ?? texts.undescribedOf(index + 1, imageIds.length));

const inItsLanguage = (alt: string): PictureAlt => ({ alt, lang: languageOf(alt) });
