import type { Translated } from '../../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'कीबोर्ड शॉर्टकट',
  close: 'बंद करें',
  keys: {
    play: 'चलाएँ या रोकें',
    mute: 'आवाज़ बंद या चालू करें',
    fullscreen: 'पूरी स्क्रीन',
    back: 'मेन्यू बंद करें, पूरी स्क्रीन से बाहर आएँ, वापस जाएँ',
    jumpBack: '10 सेकंड पीछे',
    jumpOn: '10 सेकंड आगे',
    stepBack: '5 सेकंड पीछे',
    stepOn: '5 सेकंड आगे',
    louder: 'प्लेयर में आवाज़ बढ़ाएँ',
    softer: 'प्लेयर में आवाज़ घटाएँ',
    share: 'वीडियो के दसवें हिस्सों पर जाएँ',
    slower: 'धीमा',
    faster: 'तेज़',
    captions: 'कैप्शन',
    help: 'यह मदद',
  },
};
