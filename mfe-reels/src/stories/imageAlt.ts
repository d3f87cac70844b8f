import type { Story } from '@bazaar/shared/data/stories';
import { stories as texts } from '../texts.ts';

/** What an image of a story shows; without a description, which one it is: the title stands above it (docs/decisions/034). */
export const imageAlt = ({ imageIds, imageAlts }: Pick<Story, 'imageIds' | 'imageAlts'>, image: number): string =>
  imageAlts?.[image] ?? texts.undescribed(image + 1, imageIds.length);
