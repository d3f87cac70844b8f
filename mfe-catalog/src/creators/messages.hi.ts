import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  failed: (reason) => `क्रिएटर लोड नहीं हो सके: ${reason}`,
  reasons: { unreachable: 'डेटाबेस से जवाब नहीं आया', denied: 'इजाज़त नहीं है', other: 'अनजाना जवाब' },
  hints: ['अपना इंटरनेट कनेक्शन देखें।', 'हो सकता है डेटाबेस अभी बंद हो।', 'हो सकता है creatorTopicId ग़लत हो या न हो।'],
};
