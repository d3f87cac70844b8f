import type { Translated } from '../../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  save: (what) => `${{ lesson: 'लेसन', level: 'लेवल', playlist: 'प्लेलिस्ट' }[what]} सेव करें`,
};
