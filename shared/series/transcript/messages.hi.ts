import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  language: 'भाषा',
  copy: 'कॉपी करें',
  copied: 'टेक्स्ट कॉपी हो गया',
  copyRefused: 'कॉपी नहीं हो सका। टेक्स्ट चुनकर ख़ुद कॉपी करें।',
  follow: 'साथ-साथ चलाएँ',
  search: 'टेक्स्ट में खोजें',
  found: (position, count) => `${count} में से ${position}`,
  notFound: 'कुछ नहीं मिला',
  previous: 'पिछला नतीजा',
  next: 'अगला नतीजा',
  lines: 'टेक्स्ट की लाइनें',
  empty: 'इस लेसन का टेक्स्ट नहीं है',
  failed: 'टेक्स्ट लोड नहीं हो सका।',
  loading: 'टेक्स्ट लोड हो रहा है…',
};
