import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

/** One and several are the same in Hindi. */
const kinds = {
  lesson: 'लेसन',
  level: 'लेवल',
  topic: 'विषय',
  playlist: 'प्लेलिस्ट',
  reel: 'रील',
  creator: 'क्रिएटर',
};

export const search: Texts['search'] = {
  title: 'खोजें',
  titleOf: (query) => `${query} · खोज`,
  label: 'स्कूल में खोजें',
  placeholder: 'लेसन, विषय, क्रिएटर…',
  submit: 'खोजें',
  filters: 'क्या दिखाएँ',
  all: 'सब',
  kinds,
  kind: kinds,
  types: { category: 'कैटेगरी', businessTopic: 'बिज़नेस आइडिया' },
  count: (count) => `${count} मिले`,
  firstOf: (shown, count) => `${count} में से पहले ${shown}`,
  at: (time) => `${time} पर`,
  others: (count) => `और ${count} जगह`,
  loading: 'खोज रहे हैं…',
  stillLoading: 'अब भी खोज रहे हैं…',
  start: 'जो सीखना है, वह हिन्दी या अंग्रेज़ी में लिखें।',
  recent: 'आपने पहले खोजा',
  forget: 'सब हटाएँ',
  empty: (query) => `“${query}” के लिए कुछ नहीं मिला`,
  emptyHint: 'कम शब्द लिखें या स्पेलिंग बदलकर देखें।',
  browse: 'सभी कैटेगरी देखें',
  failed: 'खोज नहीं खुल पाई।',
  tryAgain: 'फिर से कोशिश करें',
  savedOnly: 'आप ऑफ़लाइन हैं। सिर्फ़ इस फ़ोन में सेव लेसन में खोजा जा रहा है।',
};
