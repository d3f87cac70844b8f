import type { Translated } from '../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  stale: 'जानकारी पुरानी हो सकती है',
  imageError: 'फ़ोटो नहीं खुली',
};
