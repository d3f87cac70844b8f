import type { TranslatedTexts } from '../contracts/languages.ts';
import { bytesText } from '../format/bytes.ts';
import { qualityText } from '../format/qualityText.ts';
import type { Saveable } from './save/saveStatus.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const series: Texts['series'] = {
  autoplay: 'अगला अपने आप चलाएँ',
  position: (position, count) => `${count} में से लेसन ${position}`,
  showMore: 'और दिखाएँ',
  showLess: 'कम दिखाएँ',
  transcript: 'पूरा टेक्स्ट',
  lesson: 'लेसन',
};

export const row: Texts['row'] = {
  watched: 'देख लिया',
  watchedShare: (percent) => `${percent}% देखा`,
  unavailable: 'नहीं चलेगा',
  saved: 'फ़ोन में सेव है',
};

export const upNext: Texts['upNext'] = {
  title: 'अगला वीडियो',
  counting: (name, seconds) => `${seconds} सेकंड में अगला वीडियो: ${name}`,
  waiting: (name) => `अगला वीडियो: ${name}`,
  unavailable: 'यह वीडियो नहीं चल सकता।',
  playNow: 'अभी चलाएँ',
  cancel: 'रहने दें',
  replay: 'फिर से देखें',
  more: 'इस टॉपिक के और लेसन',
};

export const newcomer: Texts['newcomer'] = {
  about: (brand) => `${brand}: आपके बिज़नेस के लिए छोटे वीडियो लेसन`,
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
  follow: 'टेक्स्ट साथ-साथ चले',
  search: 'टेक्स्ट में खोजें',
  found: (position, count) => `${count} में से ${position}`,
  notFound: 'कुछ नहीं मिला',
  previous: 'पिछला नतीजा',
  next: 'अगला नतीजा',
  lines: 'टेक्स्ट की लाइनें',
  empty: 'इस लेसन का टेक्स्ट नहीं है',
  failed: 'टेक्स्ट लोड नहीं हो सका।',
  loading: 'टेक्स्ट लोड हो रहा है…',
  cut: 'टेक्स्ट यहाँ तक ही है। लेसन आगे चलता है।',
};

export const watch: Texts['watch'] = {
  moreFrom: 'इनके और वीडियो:',
  seriesFinished: (name) => (name ? `आपने ${name} पूरा कर लिया।` : 'आपने सब पूरा कर लिया।'),
};

const names: Record<Saveable, string> = { lesson: 'लेसन', level: 'लेवल', playlist: 'प्लेलिस्ट' };

/** The button of saving, while nothing is saved. */
export const saveLabel: Texts['saveLabel'] = {
  save: (what) => `${names[what]} सेव करें`,
};

export const save: Texts['save'] = {
  waiting: (what) => `${names[what]} इंतज़ार में`,
  saving: (what, percent) => `${names[what]} सेव हो रहा है ${percent}%`,
  paused: (what) => `${names[what]} सेव होना रुका है`,
  saved: (what) => `${names[what]} सेव है`,
  failed: (what) => `${names[what]} सेव नहीं हुआ`,
  startedNow: (what) => `${names[what]} सेव हो रहा है`,
  pausedNow: 'सेव होना रोक दिया गया',
  savedNow: (what) => `${names[what]} इस फ़ोन में सेव हो गया`,
  removedNow: 'इस फ़ोन से हटा दिया गया',
  progress: 'अब तक सेव हुआ',
  size: bytesText,
  sizeOf: (saved, all) => (all > 0 ? `${bytesText(all)} में से ${bytesText(saved)}` : ''),
  nameOf: (quality) => qualityText(quality, 'नॉर्मल'),
  about: (size) => `लगभग ${size}`,
  toDownload: (size, missingBytes) =>
    missingBytes > 0 ? `${size}, डाउनलोड ${bytesText(missingBytes)}` : `${size}, इस फ़ोन में पहले से है`,
  states: {
    waiting: 'अपनी बारी या नेटवर्क का इंतज़ार है',
    saving: 'सेव हो रहा है',
    paused: 'रुका है',
    whole: 'सेव है',
  },
  full: (missingBytes) =>
    missingBytes > 0
      ? `फ़ोन में जगह नहीं है: ${bytesText(missingBytes)} और चाहिए। सेव किए लेसन हटाएँ या थोड़ी जगह ख़ाली करें।`
      : 'फ़ोन में जगह नहीं है। सेव किए लेसन हटाएँ या थोड़ी जगह ख़ाली करें।',
  unavailable: 'यह वीडियो सेव नहीं हो सकता।',
  unavailableOf: (count) => `${count} वीडियो सेव नहीं हो सकते।`,
  damaged: 'इस वीडियो की फ़ाइलें ख़राब हैं। अपना कनेक्शन देखें, फिर इसे दोबारा सेव करें।',
  damagedOf: (count) => `${count} वीडियो की फ़ाइलें ख़राब हैं। अपना कनेक्शन देखें, फिर उन्हें दोबारा सेव करें।`,
  removed: 'ब्राउज़र ने यह लेसन फ़ोन से हटा दिया है। इसे फिर से सेव करें।',
  removedOf: (count) => `ब्राउज़र ने ${count} लेसन फ़ोन से हटा दिए हैं। उन्हें फिर से सेव करें।`,
  quality: 'क्वालिटी',
  lessons: (count) => `${count} लेसन`,
  savedAlready: (saved, all) => `${all} लेसन में से ${saved} पहले से सेव हैं।`,
  dataSaver: 'डेटा सेवर चालू है। सेव करने में मोबाइल डेटा लगेगा।',
  showSizes: 'साइज़ दिखाएँ',
  reading: 'साइज़ देख रहे हैं…',
  sizesFailed: 'साइज़ पता नहीं चल सके। नेटवर्क देखें।',
  free: (bytes) => `इस फ़ोन में लगभग ${bytesText(bytes)} ख़ाली है।`,
  tryAgain: 'फिर से कोशिश करें',
  cancel: 'रहने दें',
  start: 'सेव करना शुरू करें',
  notLoaded: 'यह लोड नहीं हो सका। नेटवर्क देखें और फिर से कोशिश करें।',
  onDevice: (what) => `${names[what]} इस फ़ोन में`,
  pause: 'रोकें',
  resume: 'जारी रखें',
  saveAgain: 'फिर से सेव करें',
  remove: 'हटाएँ',
  removeFailed: 'हटाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  close: 'बंद करें',
  allSaved: 'सारे सेव किए लेसन',
};
