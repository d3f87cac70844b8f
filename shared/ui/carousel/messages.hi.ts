import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  pauseRotation: 'स्लाइड बदलना रोकें',
  startRotation: 'स्लाइड बदलना शुरू करें',
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  slideOf: (index, total, name) => `${total} में से ${index}: ${name}`,
  counter: (index, total) => `${index} / ${total}`,
};
