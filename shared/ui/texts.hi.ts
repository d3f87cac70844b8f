import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const notice: Texts['notice'] = {
  stale: 'जानकारी पुरानी हो सकती है',
};

export const image: Texts['image'] = {
  imageError: 'फ़ोटो नहीं खुली',
};

export const carousel: Texts['carousel'] = {
  pauseRotation: 'स्लाइड बदलना रोकें',
  startRotation: 'स्लाइड बदलना शुरू करें',
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  slideOf: (index, total, name) => `${total} में से ${index}: ${name}`,
  counter: (index, total) => `${index} / ${total}`,
};

export const screen: Texts['screen'] = {
  back: 'वापस',
  breadcrumbs: 'आप यहाँ हैं',
  refresh: 'रिफ़्रेश करें',
  refreshing: 'रिफ़्रेश हो रहा है...',
  tryAgain: 'फिर से कोशिश करें',
  loading: 'लोड हो रहा है',
  stillLoading: 'अब भी लोड हो रहा है…',
  loadMore: 'और दिखाएँ',
  loadMoreFailed: 'और लोड नहीं हो सका।',
};

export const share: Texts['share'] = {
  share: 'शेयर करें',
  linkCopied: 'लिंक कॉपी हुआ',
};
