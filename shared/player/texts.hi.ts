import { qualityText } from '../format/qualityText.ts';
import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const failures: Texts['failures'] = {
  invalidUrl: 'वीडियो का लिंक सही नहीं है',
  playbackError: (type) => `वीडियो चलाने में गड़बड़: ${type}`,
  notSupported: 'यह ब्राउज़र HLS वीडियो नहीं चला सकता',
  initFailed: 'वीडियो प्लेयर शुरू नहीं हो सका',
  playFailed: 'वीडियो नहीं चल सका',
  playbackFailed: 'वीडियो चलते-चलते रुक गया',
  libraryFailed: 'वीडियो प्लेयर लोड नहीं हो सका',
};

export const times: Texts['times'] = {
  seek: 'आगे-पीछे करें',
  unknownTime: '–:––',
  lengthUnknown: 'अभी पता नहीं कितना लंबा है',
  timeOf: (now, all) => `${now}, कुल ${all}`,
};

export const lesson: Texts['lesson'] = {
  player: (title) => `वीडियो प्लेयर: ${title}`,
  buffering: 'लोड हो रहा है',
  stillLoading: 'अब भी लोड हो रहा है…',
  tryAgain: 'फिर से कोशिश करें',
};

export const noNetwork: Texts['noNetwork'] = {
  title: 'इंटरनेट नहीं है',
  text: 'यह लेसन इस फ़ोन में सेव नहीं है। इंटरनेट आते ही चलने लगेगा।',
  saved: 'सेव किए हुए लेसन',
};

export const controls: Texts['controls'] = {
  play: 'चलाएँ',
  pause: 'रोकें',
  restart: 'शुरू से चलाएँ',
  mute: 'आवाज़ बंद करें',
  unmute: 'आवाज़ चालू करें',
  volume: 'आवाज़',
  percent: (value) => `${value} परसेंट`,
  captions: 'कैप्शन',
  captionsOn: 'कैप्शन चालू',
  captionsOff: 'कैप्शन बंद',
  noCaptions: 'बंद',
  pictureInPicture: 'छोटे प्लेयर में चलाएँ',
  fullscreen: 'पूरी स्क्रीन',
  exitFullscreen: 'पूरी स्क्रीन से बाहर आएँ',
  theatre: 'बड़ा प्लेयर',
  settings: 'सेटिंग',
  quality: 'क्वालिटी',
  auto: 'ऑटो',
  autoNow: (heightPx) => `ऑटो (${heightPx}p)`,
  nameOf: (quality) => qualityText(quality, 'नॉर्मल'),
  qualitySaved: 'डेटा सेवर सबसे कम क्वालिटी रखता है।',
  speed: 'स्पीड',
  speedOf: (speed) => `${speed}×`,
  dataSaver: 'डेटा सेवर',
  dataSaverHint: 'सबसे कम क्वालिटी, पहले से कुछ लोड नहीं होता',
  pageKeys: 'कीबोर्ड शॉर्टकट',
  pageKeysHint: 'पूरे पेज पर, सिर्फ़ प्लेयर में नहीं',
  showKeys: 'सारे शॉर्टकट दिखाएँ',
};

export const keys: Texts['keys'] = {
  title: 'कीबोर्ड शॉर्टकट',
  close: 'बंद करें',
  keys: {
    play: 'चलाएँ या रोकें',
    mute: 'आवाज़ बंद या चालू करें',
    fullscreen: 'पूरी स्क्रीन',
    theatre: 'बड़ा प्लेयर: पेज जितना चौड़ा',
    back: 'मेन्यू बंद करें, पूरी स्क्रीन से बाहर आएँ, वापस जाएँ',
    jumpBack: '10 सेकंड पीछे',
    jumpOn: '10 सेकंड आगे',
    stepBack: '5 सेकंड पीछे',
    stepOn: '5 सेकंड आगे',
    louder: 'प्लेयर में आवाज़ बढ़ाएँ',
    softer: 'प्लेयर में आवाज़ घटाएँ',
    share: 'वीडियो में 0 से 90 परसेंट तक कहीं भी जाएँ',
    slower: 'धीमा',
    faster: 'तेज़',
    captions: 'कैप्शन',
    help: 'यह मदद',
  },
};

export const audioOnly: Texts['audioOnly'] = {
  audioOnly: 'सिर्फ़ आवाज़',
  hint: 'आवाज़ और कैप्शन; डेटा बहुत कम लगता है',
  showVideo: 'वीडियो दिखाएँ',
  playAudioOnly: 'सिर्फ़ आवाज़ चलाएँ',
};
