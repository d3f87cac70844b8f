import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'देखना जारी रखें',
  watched: (position, length) => `${length} में से ${position}`,
};
