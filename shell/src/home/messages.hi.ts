import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'होम',
  highlights: 'ख़ास',
  watchNow: 'अभी देखें',
  moreInfo: 'और जानें',
  scrollBack: (row) => `पीछे जाएँ: ${row}`,
  scrollOn: (row) => `आगे जाएँ: ${row}`,
  stats: 'स्कूल के आँकड़े',
  slides: [
    { title: '30 दिन में मोबाइल रिपेयर की दुकान शुरू करें', text: 'आपकी भाषा में छोटे लेसन, उन्हीं से जो यह बिज़नेस चलाते हैं।' },
    { title: 'औज़ार ख़रीदने से पहले उसे सीखें', text: 'असली काम पर चलते देखें, फिर तय करें।' },
    { title: 'बढ़ई जो भरोसे से दाम बताते हैं', text: 'नापें, कटाई का नुक़सान जोड़ें, दाम पहले बताएँ।' },
    { title: 'फ़र्नीचर, फ़िटिंग, पहले ग्राहक', text: 'वर्कशॉप से पहले दस ऑर्डर तक।' },
    { title: 'एक औज़ार, एक काम, एक अच्छा नाम', text: 'ऐसा काम जिसकी लोग एक-दूसरे से तारीफ़ करें।' },
    { title: 'लीकेज ठीक करें, ग्राहक बनाए रखें', text: 'एक टाइल खोलें, दस नहीं।' },
  ],
  rows: { popular: 'लोकप्रिय बिज़नेस', featured: 'चुनी हुई कैटेगरी', trending: 'अभी ट्रेंड में' },
  cards: {
    mobile: 'मोबाइल रिपेयरिंग',
    cab: 'कैब चलाना',
    carpenter: 'बढ़ई का काम',
    plumber: 'प्लंबर का काम',
    electrician: 'इलेक्ट्रीशियन का काम',
    dharm: 'धर्म युद्ध',
    karm: 'कर्म युद्ध',
    youtube: 'यूट्यूब क्लास',
    shunye: 'शून्य दृष्टि',
    startup: 'बिज़नेस शुरू करने की गाइड',
    marketing: 'डिजिटल मार्केटिंग',
    finance: 'पैसों की प्लानिंग',
    leadership: 'टीम चलाने का हुनर',
  },
  figures: { ideas: 'बिज़नेस आइडिया', learners: 'सीखने वाले', rating: 'औसत रेटिंग' },
};
