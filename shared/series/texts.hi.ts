import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const series: Texts['series'] = {
  autoplay: 'अगला अपने आप चलाएँ',
  position: (position, count) => `${count} में से वीडियो ${position}`,
  showMore: 'और दिखाएँ',
  showLess: 'कम दिखाएँ',
  transcript: 'पूरा टेक्स्ट',
  lesson: 'लेसन',
};

export const row: Texts['row'] = {
  watched: 'देख लिया',
  watchedShare: (percent) => `${percent} प्रतिशत देखा`,
  unavailable: 'उपलब्ध नहीं',
  saved: 'फ़ोन में सेव है',
};

export const upNext: Texts['upNext'] = {
  title: 'अगला वीडियो',
  counting: (name, seconds) => `${seconds} सेकंड में अगला वीडियो: ${name}`,
  waiting: (name) => `अगला वीडियो: ${name}`,
  unavailable: 'यह वीडियो उपलब्ध नहीं है।',
  playNow: 'अभी चलाएँ',
  cancel: 'रहने दें',
  replay: 'फिर से देखें',
};

export const shareDialog: Texts['shareDialog'] = {
  title: 'यह लेसन शेयर करें',
  question: 'लिंक कहाँ से शुरू हो?',
  fromStart: 'शुरू से',
  from: (time) => `${time} से`,
  cancel: 'रहने दें',
  copyTitle: 'यह लिंक कॉपी करें',
  link: 'लिंक',
  close: 'बंद करें',
};

export const transcript: Texts['transcript'] = {
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

export const watch: Texts['watch'] = {
  moreFrom: 'इनके और वीडियो:',
  seriesFinished: (name) => (name ? `आपने ${name} पूरा कर लिया।` : 'आपने सब पूरा कर लिया।'),
};
