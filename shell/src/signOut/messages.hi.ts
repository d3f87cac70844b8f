import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  signOut: 'लॉग आउट',
  question: 'इस फ़ोन पर लॉग आउट करें? आपने जो देखा, वह यहाँ से हट जाएगा; आपके अकाउंट में वह रहेगा।',
  sentFirst: (lessons) => `${lessons} लेसन में आपने जितना देखा, वह अभी आपके अकाउंट में नहीं है। पहले वह भेजा जाएगा।`,
  lost: (lessons) =>
    `${lessons} लेसन में आपने जितना देखा, वह अभी आपके अकाउंट में नहीं है और इस समय भेजा नहीं जा सकता। अभी लॉग आउट करने पर वह खो जाएगा।`,
  removed: (lessons, size) =>
    lessons === 1 ? `1 सेव किया लेसन, ${size}, इस फ़ोन से हट जाएगा।` : `${lessons} सेव किए लेसन, ${size}, इस फ़ोन से हट जाएँगे।`,
  kept: (lessons, size) =>
    lessons === 1
      ? `1 सेव किया लेसन, ${size}, यहीं रहेगा, जब तक आप अपने नंबर से फिर लॉग इन न करें। और कोई उसे नहीं देख सकता।`
      : `${lessons} सेव किए लेसन, ${size}, यहीं रहेंगे, जब तक आप अपने नंबर से फिर लॉग इन न करें। और कोई उन्हें नहीं देख सकता।`,
  keep: 'सेव किए लेसन मेरे नंबर के लिए रखें',
  cancel: 'रहने दें',
  wait: 'रुकें',
  signedOut: 'आप लॉग आउट हो गए हैं।',
  failed: 'लॉग आउट नहीं हो सका। कृपया फिर से कोशिश करें।',
};
