import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { compactCount } from '@bazaar/shared/format/compactCount';
import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const feed: Texts['feed'] = {
  title: 'फ़ीड',
  feed: 'पोस्ट',
  skip: 'पोस्ट छोड़कर आगे जाएँ',
  refresh: 'रिफ़्रेश करें',
  tryAgain: 'फिर से कोशिश करें',
  emptyTitle: 'अभी कोई पोस्ट नहीं',
  emptyText: 'यहाँ पोस्ट देखने के लिए अकाउंट फ़ॉलो करें',
  errorTitle: 'कुछ गड़बड़ हो गई',
  errorText: 'पोस्ट लोड नहीं हो सकीं। कृपया फिर से कोशिश करें।',
  caughtUp: 'आपने सब देख लिया!',
  loadMore: 'और दिखाएँ',
  loadingMore: 'और पोस्ट आ रही हैं',
  loadMoreFailed: 'और पोस्ट लोड नहीं हो सकीं।',
  stillLoading: 'अब भी लोड हो रहा है…',
  stale: 'कुछ जानकारी पुरानी हो सकती है',
  newPosts: (count) => `${count} नई पोस्ट`,
  aboutTitle: `${BRAND_NAME} के बारे में`,
  aboutText: 'बिज़नेस का हुनर और नए आइडिया, छोटे-छोटे लेसन में।',
  about: 'हमारे बारे में',
};

export const post: Texts['post'] = {
  fallbackTitle: `${BRAND_NAME} की पोस्ट`,
  otherContent: 'पोस्ट',
  separator: ' · ',
  likes: (count) => `${compactCount(count)} लाइक`,
  comments: (count) => `${compactCount(count)} कमेंट`,
  views: (count) => `${compactCount(count)} व्यू`,
  reelsBadge: 'रील्स',
  reelsCount: (count) => (count && count > 0 ? `${count} रील्स` : 'कई रील्स'),
  tapToExplore: 'देखने के लिए दबाएँ',
  learn: (topic) => `${topic} सीखें`,
  learnMore: 'और जानें',
  watchReels: 'रील्स देखें',
  video: (title) => `वीडियो: ${title}`,
  videoUnavailable: 'यह वीडियो नहीं चल सकता',
};

export const pictures: Texts['pictures'] = {
  noImages: 'कोई फ़ोटो नहीं',
  pictures: (title) => `फ़ोटो: ${title}`,
  track: 'स्वाइप करें या तीर वाले बटन दबाएँ',
  undescribed: 'फ़ोटो, इसके बारे में कुछ लिखा नहीं है',
  undescribedOf: (index, total) => `${total} में से फ़ोटो ${index}, इसके बारे में कुछ लिखा नहीं है`,
  previousImage: 'पिछली फ़ोटो',
  nextImage: 'अगली फ़ोटो',
  imageOf: (index, total) => `${index}/${total}`,
};

export const player: Texts['player'] = {
  play: 'चलाएँ',
  pause: 'रोकें',
  mute: 'आवाज़ बंद करें',
  unmute: 'आवाज़ चालू करें',
  restart: 'शुरू से चलाएँ',
  buffering: 'लोड हो रहा है',
};
