import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  share: 'शेयर करें',
  linkCopied: 'लिंक कॉपी हुआ',
};
