import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  moreFrom: 'इनके और वीडियो:',
  seriesFinished: (name) => (name ? `आपने ${name} पूरा कर लिया।` : 'आपने सब पूरा कर लिया।'),
};
