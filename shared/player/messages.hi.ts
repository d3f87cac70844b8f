import type { Translated } from '../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  tryAgain: 'फिर से कोशिश करें',
  player: (title) => `वीडियो प्लेयर: ${title}`,
  buffering: 'लोड हो रहा है',
  stillLoading: 'अब भी लोड हो रहा है…',
  autoplay: 'अगला अपने आप चलाएँ',
  row: {
    watched: 'देख लिया',
    watchedShare: (percent) => `${percent} प्रतिशत देखा`,
    unavailable: 'उपलब्ध नहीं',
    saved: 'फ़ोन में सेव है',
  },
  position: (position, count) => `${count} में से वीडियो ${position}`,
  showMore: 'और दिखाएँ',
  showLess: 'कम दिखाएँ',
  transcript: 'पूरा टेक्स्ट',
  lesson: 'लेसन',
};
