import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'स्टोरी',
  failed: 'स्टोरी लोड नहीं हो सकीं।',
  tryAgain: 'फिर से कोशिश करें',
  untitled: 'स्टोरी',
  new: 'नई',
  nameOf: (title, { isNew, isSeen }) => `${title}${isNew ? ', नई' : ''}${isSeen ? ', देखी हुई' : ''}`,
  close: 'स्टोरी बंद करें',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  pause: 'स्टोरी रोकें',
  play: 'स्टोरी चलाएँ',
  imageOf: (image, count) => `${count} में से फ़ोटो ${image}`,
  undescribed: (image, count) => `${count} में से फ़ोटो ${image}, बिना विवरण की`,
  imageError: 'फ़ोटो नहीं खुली',
  stillLoading: 'अब भी लोड हो रहा है…',
};
