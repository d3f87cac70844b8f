import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  back: 'वापस',
  breadcrumbs: 'आप यहाँ हैं',
  refresh: 'ताज़ा करें',
  refreshing: 'ताज़ा हो रहा है...',
  tryAgain: 'फिर से कोशिश करें',
  loading: 'लोड हो रहा है',
  stillLoading: 'अब भी लोड हो रहा है…',
  loadMore: 'और दिखाएँ',
  loadMoreFailed: 'और लोड नहीं हो सका।',
};
