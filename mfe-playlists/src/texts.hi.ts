import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const creators: Texts['creators'] = {
  title: 'क्रिएटर',
  explore: 'देखें',
  empty: 'कोई क्रिएटर नहीं मिला',
  failed: 'क्रिएटर लोड नहीं हो सके',
  instead: 'सभी कैटेगरी देखें',
};

export const topics: Texts['topics'] = {
  title: 'विषय',
  empty: 'इस क्रिएटर का कोई विषय नहीं मिला',
  failed: 'विषय लोड नहीं हो सके',
  instead: 'दूसरे क्रिएटर देखें',
};

export const playlists: Texts['playlists'] = {
  title: 'प्लेलिस्ट',
  empty: 'इस विषय में कोई प्लेलिस्ट नहीं मिली',
  failed: 'प्लेलिस्ट लोड नहीं हो सकीं',
  watched: (finished, count) => (finished === count ? `पूरी · ${count} वीडियो` : `${count} में से ${finished} वीडियो देखे`),
  instead: 'दूसरे विषय देखें',
};

export const watch: Texts['watch'] = {
  title: 'प्लेलिस्ट',
  noPlaylist: 'लिंक में प्लेलिस्ट का ID नहीं है',
  empty: 'इस प्लेलिस्ट में कोई वीडियो नहीं मिला',
  instead: 'दूसरी प्लेलिस्ट देखें',
  failed: 'वीडियो लोड नहीं हो सके',
  videos: 'इस प्लेलिस्ट के वीडियो',
};

export const end: Texts['end'] = {
  title: 'प्लेलिस्ट ख़त्म हुई',
  back: 'प्लेलिस्ट पर वापस',
};
