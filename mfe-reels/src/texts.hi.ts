import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const reels: Texts['reels'] = {
  title: 'रील्स',
  playReels: 'रील्स चलाएँ',
  play: 'चलाएँ',
  pause: 'रोकें',
  mute: 'आवाज़ बंद करें',
  unmute: 'आवाज़ चालू करें',
  volume: 'आवाज़',
  volumeText: (percent) => `${percent} परसेंट`,
  captions: 'कैप्शन',
  notCopied: 'लिंक कॉपी नहीं हो सका',
  next: 'अगली रील',
  previous: 'पिछली रील',
  failed: 'वीडियो लोड नहीं हो सका',
  retry: 'फिर से कोशिश करें',
  listFailed: 'रील्स लोड नहीं हो सकीं',
  moreFailed: 'और रील्स लोड नहीं हो सकीं।',
  empty: 'कोई रील नहीं है',
  end: 'और रील्स नहीं हैं',
  tryAgain: 'फिर से कोशिश करें',
  stillLoading: 'अब भी लोड हो रहा है…',
  more: 'और',
  less: 'कम',
  loadMore: 'और दिखाएँ',
  untitled: 'रील',
  music: 'म्यूज़िक',
  lesson: 'पूरा लेसन',
  topic: (name) => name || 'इसका विषय देखें',
  keys: 'बटन: ↓ या J अगली, ↑ या K पिछली, स्पेस से चलाएँ और रोकें, M से आवाज़',
};

export const stories: Texts['stories'] = {
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
  undescribed: (image, count) => `${count} में से फ़ोटो ${image}, इसके बारे में कुछ लिखा नहीं है`,
  imageError: 'फ़ोटो नहीं खुली',
  stillLoading: 'अब भी लोड हो रहा है…',
};
