import type { Translated } from '../../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  audioOnly: 'सिर्फ़ आवाज़',
  hint: 'आवाज़ और कैप्शन; डेटा बहुत कम लगता है',
  showVideo: 'वीडियो दिखाएँ',
  playAudioOnly: 'सिर्फ़ आवाज़ चलाएँ',
};
