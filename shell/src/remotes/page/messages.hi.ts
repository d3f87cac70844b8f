import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'रिमोट',
  intro: 'इस ब्राउज़र को हर रिमोट का क्या मिलता है, जैसा इस पेज को दिखा।',
  version: 'वर्ज़न',
  origin: 'कहाँ से',
  loadTime: 'लोड होने में',
  bytes: 'बाइट',
  status: 'हालत',
  lastError: 'पिछली गड़बड़',
  refused: 'मना किया गया',
  none: '–',
  release: (version, release) => `${version} (रिलीज़ ${release})`,
  refusedFor: (version, release, missing) => `${version} (रिलीज़ ${release}): इस शेल में ${missing.join(', ')} नहीं है`,
  milliseconds: (ms) => `${Math.round(ms)} मि.से.`,
  kilobytes: (bytes) => `${(bytes / 1024).toFixed(1)} KB`,
  load: (name) => `${name} लोड करें`,
  overrideLabel: (name) => `इस ब्राउज़र के लिए ${name} का दूसरा वर्ज़न या URL`,
  use: 'इसे चलाएँ',
  stop: 'बदलाव हटाएँ',
  badge: (names) => `बदला हुआ: ${names}`,
  statuses: {
    missing: 'रजिस्ट्री में नहीं है',
    off: 'बंद',
    waiting: 'अभी लोड नहीं हुआ',
    loaded: 'लोड हो गया',
    fallback: 'लोड हुआ, पर पहले माँगा गया वर्ज़न नहीं',
    failed: 'नहीं चला',
    refused: 'हर वर्ज़न मना किया गया',
  },
};
