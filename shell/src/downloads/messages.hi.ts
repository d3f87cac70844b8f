import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'सेव किए लेसन',
  nothingYet: 'अभी कुछ सेव नहीं है। किसी लेसन के पेज पर ‘लेसन सेव करें’ दबाएँ: फिर वह बिना नेटवर्क के चलेगा।',
  total: (count, size) => `${count} लेसन · इस फ़ोन में ${size}`,
  free: (size) => `लगभग ${size} ख़ाली`,
  pause: (title) => `रोकें: ${title}`,
  resume: (title) => `जारी रखें: ${title}`,
  tryAgain: (title) => `फिर से कोशिश करें: ${title}`,
  remove: (title) => `हटाएँ: ${title}`,
  removed: 'इस फ़ोन से हटा दिया गया',
  removeFailed: 'हटाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  removeAll: 'सब हटाएँ',
  removeAllQuestion: (size) => `सारे सेव किए लेसन, ${size}, इस फ़ोन से हट जाएँगे। उन्हें फिर से सेव किया जा सकता है।`,
  cancel: 'रहने दें',
};
