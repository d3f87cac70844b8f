import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'हमारे बारे में',
  missionTitle: 'हमारा मक़सद',
  mission: 'बिज़नेस का हुनर हर उस सीखने वाले तक पहुँचाना जिसके पास फ़ोन है: काम ख़ुद, और उसका दाम कैसे लगाएँ, कैसे बेचें और हिसाब कैसे रखें।',
  storyTitle: 'हमारी कहानी',
  story:
    'रिपेयर की दुकान, सिलाई की मशीन या चाय की टपरी शुरू करने वाले ज़्यादातर लोग काम किसी रिश्तेदार से सीखते हैं और बिज़नेस अपनी ग़लतियों से। हम यही दूसरा हिस्सा फ़िल्माते हैं। लेसन छोटे हैं, लेवल में बँटे हैं, और वही लोग सिखाते हैं जो यह काम रोज़ करते हैं।',
  exploreCourses: 'कोर्स देखें',
  ourServices: 'हमारी सेवाएँ',
  back: 'वापस',
};
