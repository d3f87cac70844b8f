import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'विषय पूरा हुआ',
  finished: (topic) => `आपने ${topic} का आख़िरी लेसन देख लिया है।`,
  failed: 'अगला लेवल लोड नहीं हो सका।',
  levels: 'लेवल पर वापस',
  topics: 'दूसरे विषय',
  tryAgain: 'फिर से कोशिश करें',
};
