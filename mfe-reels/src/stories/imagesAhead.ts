import { IMAGES_AHEAD } from './constants.ts';

/** The images to fetch before they are shown: the next two of this story, and the first of the next one. */
export function imagesAhead(
  stories: readonly { imageIds: readonly string[] }[],
  story: number,
  image: number,
): string[] {
  const ahead = stories[story]?.imageIds.slice(image + 1, image + 1 + IMAGES_AHEAD) ?? [];
  return [...ahead, ...(stories[story + 1]?.imageIds.slice(0, 1) ?? [])];
}
