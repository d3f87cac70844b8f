import type { Translated } from '../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'अगला वीडियो',
  counting: (name, seconds) => `${seconds} सेकंड में अगला वीडियो: ${name}`,
  waiting: (name) => `अगला वीडियो: ${name}`,
  unavailable: 'यह वीडियो उपलब्ध नहीं है।',
  playNow: 'अभी चलाएँ',
  cancel: 'रहने दें',
  replay: 'फिर से देखें',
  moreFrom: 'इनके और वीडियो:',
  seriesFinished: (name) => (name ? `आपने ${name} पूरा कर लिया।` : 'आपने सब पूरा कर लिया।'),
};
