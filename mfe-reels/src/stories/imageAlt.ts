import type { Story } from '@bazaar/shared/data/stories';
import { messages } from './messages.ts';

/** What an image of a story shows; without a description, which one it is: the title stands above it (docs/decisions/034). */
export const imageAlt = ({ imageIds, imageAlts }: Pick<Story, 'imageIds' | 'imageAlts'>, image: number): string =>
  imageAlts?.[image] ?? messages.undescribed(image + 1, imageIds.length);
