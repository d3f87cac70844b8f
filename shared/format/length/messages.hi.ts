import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  hours: (count) => `${count} घं`,
  minutes: (count) => `${count} मि`,
};
