import { minutes } from '@bazaar/shared/format/duration';
import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const business: Texts['business'] = {
  title: 'बिज़नेस के विषय',
  empty: 'डेटाबेस में विषय नहीं मिले',
  instead: 'कैटेगरी देखें',
  failed: 'विषय लोड नहीं हो सके।',
  rating: (value) => `★ ${value}`,
  students: (count) => `${count} सीखने वाले`,
  sample: 'सैंपल',
};

export const categories: Texts['categories'] = {
  title: 'कैटेगरी के विषय',
  empty: 'डेटाबेस में कैटेगरी नहीं मिलीं',
  instead: 'दूसरे विषय देखें',
  failed: 'विषय लोड नहीं हो सके।',
};

export const subcategories: Texts['subcategories'] = {
  title: 'सब-कैटेगरी',
  empty: 'यहाँ कोई सब-कैटेगरी नहीं मिली।',
  failed: 'सब-कैटेगरी लोड नहीं हुईं।',
  instead: 'दूसरी कैटेगरी देखें',
};

export const topics: Texts['topics'] = {
  title: 'विषय',
  empty: 'यहाँ कोई विषय नहीं मिला।',
  failed: 'विषय लोड नहीं हो सके।',
  instead: 'सब-कैटेगरी देखें',
};

export const creators: Texts['creators'] = {
  title: 'क्रिएटर',
  count: (count) => `${count} क्रिएटर`,
  fallbackName: (position) => `क्रिएटर ${position}`,
  explore: 'देखें',
  missingId: 'लिंक में ID नहीं है।',
  empty: 'कोई क्रिएटर नहीं मिला।',
  instead: 'दूसरे विषय देखें',
  failed: (reason) => `क्रिएटर लोड नहीं हो सके: ${reason}`,
  reasons: { unreachable: 'डेटाबेस से जवाब नहीं आया', denied: 'इजाज़त नहीं है', other: 'जवाब समझ नहीं आया' },
  hints: ['अपना इंटरनेट कनेक्शन देखें।', 'हो सकता है डेटाबेस अभी बंद हो।', 'हो सकता है लिंक अधूरा हो (creatorTopicId)।'],
};

export const levels: Texts['levels'] = {
  title: 'लेवल',
  sections: { What: 'क्या', How: 'कैसे' },
  ofCreator: (name) => `${name} के लेवल`,
  noneOfCreator: 'इस विषय का अभी कोई लेवल नहीं है',
  ofOthers: 'दूसरे क्रिएटर के लेवल',
  missingId: 'लिंक में ID नहीं है',
  empty: 'यहाँ कोई लेवल नहीं मिला',
  otherBusiness: 'दूसरे विषय देखें',
  otherCreators: 'दूसरे क्रिएटर देखें',
  failed: 'लेवल लोड नहीं हो सके',
};

export const levelPath: Texts['levelPath'] = {
  label: 'आप कहाँ तक पहुँचे',
  start: 'शुरू करें',
  resume: 'जारी रखें',
  withLesson: (name) => `लेसन: ${name}`,
  first: 'पहला:',
  next: 'अगला:',
  position: (at) => `${at} पर`,
  positionOf: (at, length) => `${length} में से ${at} पर`,
  topicFinished: 'आपने इस विषय के सारे लेसन पूरे कर लिए।',
  figures: ({ finished, count, isBegun, leftMs }) => {
    if (count === 0) return 'अभी कोई लेसन नहीं';
    if (finished === count) return `पूरा · ${count} लेसन`;
    const time = leftMs === undefined ? [] : [isBegun ? `${minutes(leftMs)} बाक़ी` : minutes(leftMs)];
    return [isBegun ? `${count} में से ${finished} लेसन` : `${count} लेसन`, ...time].join(' · ');
  },
};

export const watch: Texts['watch'] = {
  noLevel: 'लिंक में ID नहीं है',
  empty: (page) => `पेज ${page} पर कोई वीडियो नहीं मिला`,
  otherPage: (page) => `पेज ${page} देखें`,
  otherLevels: 'दूसरे लेवल देखें',
  failed: 'वीडियो लोड नहीं हो सके',
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  videos: 'वीडियो',
  playlist: 'इस पेज के वीडियो',
  noVideos: 'कोई वीडियो नहीं',
  probeFailed: (page) => `पेज ${page} लोड नहीं हो सका।`,
  tryAgain: 'फिर से कोशिश करें',
};

export const topicEnd: Texts['topicEnd'] = {
  title: 'विषय पूरा हुआ',
  finished: (topic) => `आपने ${topic} का आख़िरी लेसन देख लिया है।`,
  failed: 'अगला लेवल लोड नहीं हो सका।',
  levels: 'लेवल पर वापस',
  topics: 'दूसरे विषय',
  tryAgain: 'फिर से कोशिश करें',
};
