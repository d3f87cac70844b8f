import type { Translated } from '../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  account: {
    name: 'आपका नाम',
    phone: 'फ़ोन नंबर और अकाउंट की ID',
    occupation: 'काम',
    signIns: 'पहला और आख़िरी लॉग इन',
    lessons: 'कौन-से लेसन देखे, कहाँ तक और कब',
    days: 'हर दिन कितनी देर देखा',
  },
};
