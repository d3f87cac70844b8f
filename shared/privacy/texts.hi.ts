import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const account: Texts['account'] = {
  name: 'आपका नाम',
  phone: 'फ़ोन नंबर और अकाउंट की ID',
  occupation: 'काम',
  signIns: 'पहला और आख़िरी लॉग इन',
  consent: 'आपकी सहमति',
  lessons: 'कौन-से लेसन देखे, कहाँ तक और कब',
  days: 'हर दिन कितनी देर देखा',
};
